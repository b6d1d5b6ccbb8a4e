import type { Product, RichMetadata } from '@tessera/api-types/pins/rich-metadata'
import type { Pin } from '../../../entities/pins/pins-slice.ts'

type Site = { address: string; origin: string }

const minutes = (count: number) => (count > 0 ? `PT${count}M` : undefined)

type Rating = NonNullable<RichMetadata['recipe']>['rating']

const ratingOf = (rating: Rating) =>
  rating && {
    '@type': 'AggregateRating',
    ratingValue: rating.ratingValue,
    bestRating: rating.bestRating,
    ratingCount: rating.ratingCount,
  }

function recipeOf(recipe: NonNullable<RichMetadata['recipe']>) {
  return {
    '@type': 'Recipe',
    name: recipe.name,
    recipeIngredient: recipe.ingredients.map(({ amt, name }) => `${amt} ${name}`.trim()),
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
    recipeYield: recipe.servings || undefined,
    totalTime: minutes(recipe.cook_times.total),
    prepTime: minutes(recipe.cook_times.prep),
    cookTime: minutes(recipe.cook_times.cook),
    suitableForDiet: recipe.diets.length > 0 ? recipe.diets : undefined,
    aggregateRating: ratingOf(recipe.rating) ?? undefined,
  }
}

/** One offer, or what its variants or its range go from and to. */
function offerOf({ offerSummary, variantSet }: Product) {
  const { price, priceCurrency, inStock, minPrice, maxPrice } = offerSummary
  const availability = `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`
  const prices = variantSet?.variants.map((variant) => variant.offerSummary.price) ?? []
  const lowPrice = Math.min(minPrice ?? price, ...prices)
  const highPrice = Math.max(maxPrice ?? price, ...prices)
  if (lowPrice === highPrice) return { '@type': 'Offer', price, priceCurrency, availability }
  const offerCount = prices.length || undefined
  return { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount, priceCurrency, availability }
}

function productOf(product: Product) {
  return {
    '@type': 'Product',
    name: product.name,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    aggregateRating: ratingOf(product.rating) ?? undefined,
    offers: offerOf(product),
  }
}

function kindOf({ rich_metadata, title }: Pin) {
  if (rich_metadata?.recipe) return recipeOf(rich_metadata.recipe)
  const [product] = rich_metadata?.products ?? []
  if (product) return productOf(product)
  if (rich_metadata?.article) {
    const { name, authors, datePublished } = rich_metadata.article
    const author = authors.map((one) => ({ '@type': 'Person', name: one }))
    return { '@type': 'Article', headline: name, author, datePublished: datePublished ?? undefined }
  }
  return { '@type': 'SocialMediaPosting', headline: title || undefined }
}

/** What only works have: a product has no author. */
const writtenBy = ({ created_at, pinner }: Pin, origin: string) => ({
  datePublished: created_at,
  author: { '@type': 'Person', name: pinner.full_name, url: new URL(`/${pinner.username}/`, origin).href },
})

/** A pin in the words of schema.org: what it is about, its picture and who made it. */
export function pinJsonLd(pin: Pin, { address, origin }: Site): object {
  const { orig } = pin.images
  const kind = kindOf(pin)
  return {
    '@context': 'https://schema.org',
    ...kind,
    '@id': address,
    url: address,
    description: pin.description || undefined,
    image: {
      '@type': 'ImageObject',
      url: new URL(orig.url, origin).href,
      width: orig.width,
      height: orig.height,
      digitalSourceType: pin.ai_label ? 'https://schema.org/TrainedAlgorithmicMediaDigitalSource' : undefined,
    },
    ...(kind['@type'] !== 'Product' && writtenBy(pin, origin)),
  }
}
