/** Notes what has the focus now; the answer gives it back, if it is still there. */
export function keepFocus(): () => void {
  const opener = document.activeElement
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
}
