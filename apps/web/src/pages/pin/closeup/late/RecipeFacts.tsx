import type { RichMetadata } from '@tessera/api-types/pins/rich-metadata'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { cookTime } from './cook-time.ts'
import styles from './Facts.module.css'

type Recipe = NonNullable<RichMetadata['recipe']>

function Times({ recipe: { cook_times, servings } }: { recipe: Recipe }) {
  const t = useT<'closeup'>()
  const lines = [
    [t('recipe.total'), cook_times.total > 0 && cookTime(cook_times.total, t)],
    [t('recipe.prep'), cook_times.prep > 0 && cookTime(cook_times.prep, t)],
    [t('recipe.cook'), cook_times.cook > 0 && cookTime(cook_times.cook, t)],
    [t('recipe.servings'), servings],
  ] as const
  return (
    <dl className={styles.times}>
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className={styles.subtle}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Times, servings, diets, what one needs, and how it is done. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const t = useT<'closeup'>()
  const { rating } = recipe
  return (
    <section aria-label={t('recipe.heading')} className={styles.facts}>
      <h2 className={styles.heading}>{recipe.name}</h2>
      {rating && (
        <p className={styles.subtle}>
          {t('product.reviews', {
            rating: rating.ratingValue,
            best: rating.bestRating,
            count: rating.reviewCount,
          })}
        </p>
      )}
      <Times recipe={recipe} />
      {recipe.diets.length > 0 && (
        <ul className={styles.diets}>
          {recipe.diets.map((diet) => (
            <li key={diet}>{diet}</li>
          ))}
        </ul>
      )}
      <h3 className={styles.subheading}>{t('recipe.ingredients')}</h3>
      <ul className={styles.ingredients}>
        {recipe.ingredients.map(({ amt, name }) => (
          <li key={`${amt} ${name}`}>
            <strong>{amt}</strong> {name}
          </li>
        ))}
      </ul>
      {recipe.steps.length > 0 && (
        <>
          <h3 className={styles.subheading}>{t('recipe.steps')}</h3>
          <ol className={styles.steps}>
            {recipe.steps.map((step, at) => (
              <li key={at}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
