import { useEffect } from 'react'
import { fillCardSlot } from '../../entities/pins/card-slot.ts'
import { CardMenuButton } from './CardMenuButton.tsx'

/** Gives each card of a member its menu. */
export function CardMenuMount() {
  useEffect(() => fillCardSlot('menu', (pin) => <CardMenuButton pin={pin} />), [])
  return null
}
