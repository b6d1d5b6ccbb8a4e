import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { AVAILABILITIES, MAX_PRODUCT_FILTERS } from '@tessera/api-types/catalogs/catalog-options'
import { faultOf, newRule, OPERATORS, RULE_FIELDS, RULE_VALUE_MAX, type DraftRule } from './product-rules.ts'

interface Props {
  rules: readonly DraftRule[]
  onChange: (rules: DraftRule[]) => void
  /** Once somebody tried to save: each rule without a sound value stands out. */
  showsFaults: boolean
}

/** The rules of a product group, which its products fit all. */
export function ProductRules({ rules, onChange, showsFaults }: Props) {
  const translate = useTranslate()
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {translate('resources.catalogs.groups.rules')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('resources.catalogs.groups.rules_text')}
      </Typography>
      {rules.map((rule, index) => (
        <RuleFields
          // A rule has no name but its place.
          key={index}
          number={index + 1}
          rule={rule}
          fault={showsFaults ? faultOf(rule) : null}
          onChange={(changed) => onChange(rules.with(index, changed))}
          onRemove={() => onChange(rules.toSpliced(index, 1))}
        />
      ))}
      {rules.length < MAX_PRODUCT_FILTERS && (
        <Box>
          <Button startIcon={<AddIcon />} onClick={() => onChange([...rules, newRule('product_type')])}>
            {translate('resources.catalogs.groups.add_rule')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

interface RuleProps {
  number: number
  rule: DraftRule
  fault: string | null
  onChange: (rule: DraftRule) => void
  onRemove: () => void
}

const row = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr auto', sm: '1fr 1fr 1.5fr auto' },
} as const
const valueCell = { gridColumn: { xs: '1 / 3', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }

function RuleFields({ number, rule, fault, onChange, onRemove }: RuleProps) {
  const translate = useTranslate()
  const removal = translate('resources.catalogs.groups.remove_rule', { number })
  return (
    <Box role="group" aria-label={translate('resources.catalogs.groups.rule', { number })} sx={row}>
      <TextField
        select
        size="small"
        label={translate('resources.catalogs.groups.field')}
        value={rule.field}
        onChange={({ target }) => onChange(newRule(target.value as DraftRule['field']))}
      >
        {RULE_FIELDS.map((field) => (
          <MenuItem key={field} value={field}>
            {translate(`resources.catalogs.groups.by.${field}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('resources.catalogs.groups.operator')}
        value={rule.operator}
        onChange={({ target }) => onChange({ ...rule, operator: target.value as DraftRule['operator'] })}
      >
        {OPERATORS[rule.field].map((operator) => (
          <MenuItem key={operator} value={operator}>
            {translate(`resources.catalogs.groups.is.${operator}`)}
          </MenuItem>
        ))}
      </TextField>
      <ValueField rule={rule} fault={fault} onChange={onChange} />
      <IconButton aria-label={removal} title={removal} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

function ValueField({ rule, fault, onChange }: Pick<RuleProps, 'fault' | 'onChange' | 'rule'>) {
  const translate = useTranslate()
  const isOfStock = rule.field === 'availability'
  return (
    <TextField
      select={isOfStock}
      size="small"
      sx={valueCell}
      label={translate('resources.catalogs.groups.value')}
      value={rule.value}
      error={fault !== null}
      helperText={fault && translate(fault)}
      onChange={({ target }) => onChange({ ...rule, value: target.value })}
      slotProps={{
        htmlInput: {
          maxLength: RULE_VALUE_MAX,
          ...(rule.field === 'price' && { inputMode: 'decimal' }),
        },
      }}
    >
      {isOfStock &&
        AVAILABILITIES.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`resources.catalogs.availability.${each}`)}
          </MenuItem>
        ))}
    </TextField>
  )
}
