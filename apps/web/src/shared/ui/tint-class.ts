import { tintOf } from './avatar-image.ts'
import styles from './tints.module.css'

/** The class of the tint a name has wherever it is shown. */
export const tintClass = (name: string) => styles[`tint${tintOf(name)}`]
