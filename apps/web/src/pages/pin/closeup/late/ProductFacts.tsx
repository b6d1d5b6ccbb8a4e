import type { RichMetadata } from '@tessera/api-types/pins/rich-metadata'
import { formatMoney } from '@tessera/i18n/money'
import { useTranslator } from '../../../../shared/i18n/i18n-context.ts'
import styles from './Facts.module.css'

type Product = RichMetadata['products'][number]

/** Price, stock, brand and shipping of something that can be bought. */
export function ProductFacts({ product }: { product: Product }) {
  const { t, locale } = useTranslator<'closeup'>()
  const { offerSummary: offer, shipping, brand, rating } = product
  const money = (value: number) => formatMoney(value, offer.priceCurrency, locale)
  const isRange = offer.minPrice !== null && offer.maxPrice !== null && offer.minPrice < offer.maxPrice
  const price = isRange
    ? t('product.range', { min: money(offer.minPrice ?? 0), max: money(offer.maxPrice ?? 0) })
    : money(offer.price)
  const isReduced = offer.standardPrice !== null && offer.standardPrice > offer.price
  return (
    <section aria-label={t('product.heading')} className={styles.facts}>
      <p className={styles.priceLine}>
        <span className={styles.price}>{price}</span>
        {isReduced && (
          <s aria-label={t('product.wasPrice', { price: money(offer.standardPrice ?? 0) })}>
            {money(offer.standardPrice ?? 0)}
          </s>
        )}
        <span className={offer.inStock ? styles.good : styles.bad}>
          {t(offer.inStock ? 'product.inStock' : 'product.outOfStock')}
        </span>
      </p>
      <p>
        {product.name} {brand && <span className={styles.subtle}>{t('product.by', { brand })}</span>}
      </p>
      {shipping && (
        <p className={styles.subtle}>
          {shipping.value === 0
            ? t('product.freeShipping')
            : t('product.shipping', { price: money(shipping.value) })}
          {shipping.value > 0 && shipping.freeShippingPrice > 0 && (
            <> · {t('product.freeShippingFrom', { price: money(shipping.freeShippingPrice) })}</>
          )}
        </p>
      )}
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
