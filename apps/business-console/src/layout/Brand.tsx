import Box from '@mui/material/Box'

const tile = (name: string) => `var(--tile-${name})`

/** Five tiles that form a T: the mark of the software; the style of a site with a logo covers it. */
export function Brand({ size = 28 }: { size?: number }) {
  return (
    <Box
      component="svg"
      data-mark
      viewBox="0 0 32 32"
      sx={{ width: size, height: size, flex: 'none' }}
      aria-hidden="true"
    >
      <rect fill={tile('clay')} x="1" y="2" width="9" height="11" rx="2.6" />
      <rect fill={tile('gold')} x="11.5" y="2" width="9" height="8" rx="2.6" />
      <rect fill={tile('sea')} x="22" y="2" width="9" height="11" rx="2.6" />
      <rect fill={tile('ink')} x="11.5" y="11.5" width="9" height="11" rx="2.6" />
      <rect fill={tile('clay')} x="11.5" y="24" width="9" height="6.5" rx="2.6" />
    </Box>
  )
}
