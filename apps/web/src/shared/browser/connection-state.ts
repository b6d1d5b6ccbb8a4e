let isReachable = true

/** Whether the server could be reached when it was last asked; true before. */
export const isConnected = (): boolean => isReachable

export function setConnected(isConnectedNow: boolean): void {
  isReachable = isConnectedNow
}
