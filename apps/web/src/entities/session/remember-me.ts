import { localStore } from '../../shared/browser/storage.ts'

const KEY = 'remember_me'

/** Whether the person asked this browser to know them again after they log out. */
export const isRememberAsked = (): boolean => localStore.read(KEY) === '1'

export const askToRemember = (isAsked: boolean): void =>
  isAsked ? localStore.write(KEY, '1') : localStore.remove(KEY)
