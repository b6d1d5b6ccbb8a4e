/** From now on the page answers to presses: journeys wait for this. */
export const markAlive = (): void => {
  document.documentElement.dataset.alive = ''
}
