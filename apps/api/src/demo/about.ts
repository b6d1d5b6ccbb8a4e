import type { RichMetadata } from '@tessera/api-types/pins/rich-metadata'
import { demoProduct } from './demo-product.ts'
import { demoRating } from './demo-rating.ts'
import type { PictureSubject } from './picture-kind.ts'
import type { Random } from './random.ts'
import { DEMO_RECIPES } from './recipes-data.ts'

interface Words {
  title: string
  author: string
  publishedAt: Date
}

/** What a demo pin is about beyond its picture, or null. */
export function aboutPin(random: Random, kind: PictureSubject, words: Words): RichMetadata | null {
  if (kind.about === 'recipe')
    return { recipe: recipe(random, kind.name, words.title), article: null, products: [] }
  if (kind.about === 'article') {
    const article = {
      name: words.title,
      authors: [words.author],
      datePublished: words.publishedAt.toISOString(),
    }
    return { recipe: null, article, products: [] }
  }
  if (kind.about === 'product')
    return { recipe: null, article: null, products: [demoProduct(random, kind.name, words.title)] }
  return null
}

function recipe(random: Random, name: string, title: string): NonNullable<RichMetadata['recipe']> {
  const known = DEMO_RECIPES[name]
  if (!known) throw new Error(`Nobody knows how ${name} is made`)
  const { ingredients, steps, isVegetarian } = known
  const prep = random.whole(2, 6) * 5
  const cook = random.whole(1, 8) * 5
  return {
    name: title,
    ingredients: ingredients.map(([amt, what]) => ({ amt, name: what })),
    cook_times: { total: prep + cook, cook, prep },
    servings: `${random.whole(2, 8)}`,
    diets: isVegetarian ? ['vegetarian'] : [],
    rating: demoRating(random),
    steps: [...steps],
  }
}
