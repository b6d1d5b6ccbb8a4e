import { popoverPlace } from './popover-place.ts'

/** Below this width a popover is a sheet at the foot. */
const WIDE = '(min-width: 640px)'

const UNPLACED = { margin: '', left: '', right: '', top: '', bottom: '', maxHeight: '' }

/** Keeps an open dialog beside its parent, as long as that is drawn; the returned function stops it. */
export function standBeside(dialog: HTMLElement): () => void {
  const place = () => {
    const control = dialog.parentElement?.getBoundingClientRect()
    if (!control?.width) return
    if (!window.matchMedia(WIDE).matches) return void Object.assign(dialog.style, UNPLACED)
    const seen = { top: 0, bottom: window.innerHeight, width: document.documentElement.clientWidth }
    const isRtl = getComputedStyle(dialog).direction === 'rtl'
    const { left, edge, height } = popoverPlace(control, dialog.offsetWidth, seen, isRtl)
    Object.assign(dialog.style, {
      margin: '0',
      left: `${left}px`,
      right: 'auto',
      top: 'top' in edge ? `${edge.top}px` : 'auto',
      bottom: 'bottom' in edge ? `${seen.bottom - edge.bottom}px` : 'auto',
      maxHeight: `${height}px`,
    })
  }
  place()
  window.addEventListener('resize', place)
  return () => window.removeEventListener('resize', place)
}
