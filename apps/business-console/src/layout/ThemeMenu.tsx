import ContrastIcon from '@mui/icons-material/Contrast'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { chooseTheme, readThemeChoice, THEME_CHOICES, type ThemeChoice } from '../shared/theme-choice.ts'

export function ThemeMenu() {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [choice, setChoice] = useState(readThemeChoice)
  const label = translate('console.theme.label')
  const pick = (next: ThemeChoice) => {
    chooseTheme(next)
    setChoice(next)
    setAnchor(null)
  }
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ContrastIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {THEME_CHOICES.map((each) => (
          <MenuItem key={each} selected={each === choice} onClick={() => pick(each)}>
            {translate(`console.theme.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
