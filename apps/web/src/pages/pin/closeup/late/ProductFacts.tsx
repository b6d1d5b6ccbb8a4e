import type { OfferSummary, Product } from '@tessera/api-types/pins/rich-metadata'
import { formatMoney } from '@tessera/i18n/money'
import { useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/i18n-context.ts'
import styles from './Facts.module.css'
import { VariantPicker } from './VariantPicker.tsx'

/** What a product or one of its variants costs, and whether it can be bought. */
function PriceLine({ offer }: { offer: OfferSummary }) {
  const { t, locale } = useTranslator<'closeup'>()
  const { price, minPrice, maxPrice, standardPrice, priceCurrency, inStock } = offer
  const money = (value: number) => formatMoney(value, priceCurrency, locale)
  const isRange = minPrice !== null && maxPrice !== null && minPrice < maxPrice
  return (
    <p className={styles.priceLine} aria-live="polite">
      <span className={styles.price}>
        {isRange ? t('product.range', { min: money(minPrice), max: money(maxPrice) }) : money(price)}
      </span>
      {standardPrice !== null && standardPrice > price && (
        <s aria-label={t('product.wasPrice', { price: money(standardPrice) })}>{money(standardPrice)}</s>
      )}
      <span className={inStock ? styles.good : styles.bad}>
        {t(inStock ? 'product.inStock' : 'product.outOfStock')}
      </span>
    </p>
  )
}

function Shipping({ product: { shipping, offerSummary } }: { product: Product }) {
  const { t, locale } = useTranslator<'closeup'>()
  if (!shipping) return null
  const money = (value: number) => formatMoney(value, offerSummary.priceCurrency, locale)
  const { value, freeShippingPrice } = shipping
  return (
    <p className={styles.subtle}>
      {value === 0 ? t('product.freeShipping') : t('product.shipping', { price: money(value) })}
      {value > 0 && freeShippingPrice > 0 && (
        <> · {t('product.freeShippingFrom', { price: money(freeShippingPrice) })}</>
      )}
    </p>
  )
}

/** Price, stock, variants, brand and shipping of something that can be bought. */
export function ProductFacts({ product, isStale = false }: { product: Product; isStale?: boolean }) {
  const { t } = useTranslator<'closeup' | 'articles'>()
  const { offerSummary, brand, rating, variantSet } = product
  const [picked, setPicked] = useState<NonNullable<typeof variantSet>['variants'][number] | null>(null)
  return (
    <section aria-label={t('product.heading')} className={styles.facts}>
      <PriceLine offer={picked?.offerSummary ?? offerSummary} />
      {isStale && <p className={styles.subtle}>{t('source.stale')}</p>}
      <p>
        {product.name} {brand && <span className={styles.subtle}>{t('product.by', { brand })}</span>}
      </p>
      {variantSet && <VariantPicker set={variantSet} picked={picked} onPick={setPicked} />}
      <Shipping product={product} />
      {rating && (
        <p className={styles.subtle}>
          {t('product.reviews', {
            rating: rating.ratingValue,
            best: rating.bestRating,
            count: rating.reviewCount,
          })}
        </p>
      )}
    </section>
  )
}
