/** Columns of less weight leave where the table, not the window, has no room for them. */
export const TABLE_CLASS = {
  second: 'hub-second',
  third: 'hub-third',
  fourth: 'hub-fourth',
  actions: 'hub-actions',
  select: 'hub-select',
  long: 'hub-long',
} as const

/** There for those who hear the page. */
export const UNSEEN = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A row without room for columns is a card: its cells stand below each other, each with its label. */
const cards = {
  '& table, & tbody': { display: 'block' },
  '& thead': UNSEEN,
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 0.5,
    p: 1.5,
    borderBottom: '1px solid var(--color-border)',
  },
  '& tbody td.MuiTableCell-root': {
    display: 'flex',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 1,
    gridColumn: '1 / -1',
    width: 'auto',
    height: 'auto',
    textAlign: 'start',
    p: 0,
    border: 0,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& tbody td[data-label]::before': {
    content: 'attr(data-label)',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    minWidth: '6.5rem',
  },
  '& tbody td:empty': { display: 'none' },
  '& tbody td:first-of-type': { gridColumn: '1', minHeight: 40 },
  [`& tbody td.${TABLE_CLASS.actions}`]: { gridColumn: '2', gridRow: '1' },
  [`& tbody tr:has(> td.${TABLE_CLASS.select})`]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    [`& > td.${TABLE_CLASS.select} + td`]: { gridColumn: '2', minHeight: 40 },
    [`& > td.${TABLE_CLASS.select}`]: { marginInlineStart: -1.25 },
    [`& > td.${TABLE_CLASS.actions}`]: { gridColumn: '3' },
  },
  [`& .${TABLE_CLASS.third}, & .${TABLE_CLASS.fourth}`]: { display: 'none !important' },
}

export const tableStyles = {
  containerType: 'inline-size',
  containerName: 'hub-table',
  '& .RaDataTable-table.MuiTable-root': { tableLayout: 'fixed' },
  '& .MuiTableCell-root': { height: 44, py: 0.5, ...oneLine },
  [`& tbody .MuiTableCell-root.${TABLE_CLASS.long}`]: {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    textOverflow: 'clip',
  },
  [`& .${TABLE_CLASS.actions}`]: { inlineSize: 56, p: 0, overflow: 'visible' },
  [`& .${TABLE_CLASS.select}`]: { inlineSize: 48, p: 0, paddingInlineStart: 0.5, overflow: 'visible' },
  [`& tbody tr:has(> .${TABLE_CLASS.select} :checked)`]: { backgroundColor: 'action.selected' },
  '& .MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
  '@container hub-table (width < 1320px)': { [`& .${TABLE_CLASS.fourth}`]: { display: 'none' } },
  '@container hub-table (width < 1060px)': { [`& .${TABLE_CLASS.third}`]: { display: 'none' } },
  '@container hub-table (width < 760px)': { [`& .${TABLE_CLASS.second}`]: { display: 'none' } },
  '@container hub-table (width < 560px)': cards,
} as const
