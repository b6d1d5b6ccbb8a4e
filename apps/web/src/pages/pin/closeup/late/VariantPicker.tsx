import type { VariantSet } from '@tessera/api-types/pins/rich-metadata'
import { useId } from 'react'
import { variantWith } from './product-variants.ts'
import styles from './VariantPicker.module.css'

type Variant = VariantSet['variants'][number]
type Props = { set: VariantSet; picked: Variant | null; onPick: (variant: Variant | null) => void }

/** The dimensions of a product, each a row of values of which one is picked. */
export function VariantPicker({ set, picked, onPick }: Props) {
  const id = useId()
  return set.dimensions.map(({ name, values }, dimension) => (
    <fieldset key={name} className={styles.dimension}>
      <legend className={styles.name}>{name}</legend>
      {values.map((value) => (
        <label key={value} className={styles.value}>
          <input
            type="radio"
            name={`${id}-${dimension}`}
            checked={picked?.values[dimension] === value}
            onChange={() => onPick(variantWith(set, picked, { dimension, value }))}
          />
          <bdi>{value}</bdi>
        </label>
      ))}
    </fieldset>
  ))
}
