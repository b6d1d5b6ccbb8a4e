import type { RichMetadata } from '@tessera/api-types/pins/rich-metadata'
import { demoProduct } from './demo-product.ts'
import { demoRating } from './demo-rating.ts'
import type { PictureSubject } from './picture-kind.ts'
import type { Random } from './random.ts'

const PANTRY: Record<string, readonly (readonly [string, string])[]> = {
  salad: [
    ['2 heads', 'crisp lettuce'],
    ['250 g', 'ripe tomatoes'],
    ['1', 'cucumber'],
    ['3 tbsp', 'olive oil'],
    ['1 tbsp', 'mustard'],
    ['1 handful', 'herbs'],
    ['40 g', 'toasted seeds'],
  ],
  pasta: [
    ['400 g', 'pasta'],
    ['600 g', 'tomatoes'],
    ['3 cloves', 'garlic'],
    ['4 tbsp', 'olive oil'],
    ['1 bunch', 'basil'],
    ['60 g', 'hard cheese'],
  ],
  cake: [
    ['250 g', 'flour'],
    ['200 g', 'sugar'],
    ['4', 'eggs'],
    ['180 g', 'butter'],
    ['250 ml', 'cream'],
    ['300 g', 'berries'],
    ['1 tsp', 'baking powder'],
  ],
  donut: [
    ['500 g', 'flour'],
    ['250 ml', 'lukewarm milk'],
    ['1 cube', 'fresh yeast'],
    ['80 g', 'butter'],
    ['2', 'eggs'],
    ['1 l', 'oil for frying'],
    ['250 g', 'powdered sugar'],
  ],
  macaron: [
    ['110 g', 'ground almonds'],
    ['200 g', 'powdered sugar'],
    ['90 g', 'egg whites'],
    ['30 g', 'sugar'],
    ['1 pinch', 'gel food coloring'],
    ['150 g', 'buttercream or ganache'],
  ],
  citrus: [
    ['6', 'unwaxed citrus fruits'],
    ['150 g', 'sugar'],
    ['1 l', 'cold water'],
    ['1 sprig', 'rosemary or mint'],
    ['1 pinch', 'salt'],
  ],
  popsicle: [
    ['500 g', 'ripe fruit'],
    ['3 tbsp', 'honey'],
    ['200 g', 'yogurt'],
    ['1', 'lime'],
    ['10', 'wooden sticks'],
  ],
  sushi: [
    ['300 g', 'sushi rice'],
    ['4 tbsp', 'rice vinegar'],
    ['4 sheets', 'nori'],
    ['300 g', 'very fresh fish'],
    ['1', 'cucumber'],
    ['1 tbsp', 'sugar'],
  ],
  drink: [
    ['500 ml', 'cold black tea'],
    ['2', 'lemons'],
    ['60 g', 'sugar'],
    ['1 handful', 'mint'],
    ['1 tray', 'ice'],
  ],
  sunrise: [
    ['200 ml', 'grapefruit juice'],
    ['1 tbsp', 'grenadine'],
    ['1 slice', 'lime'],
    ['1 sprig', 'mint'],
    ['1 handful', 'ice'],
  ],
}

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
  const ingredients = (PANTRY[name] ?? []).map(([amt, what]) => ({ amt, name: what }))
  const prep = random.whole(2, 6) * 5
  const cook = random.whole(1, 8) * 5
  return {
    name: title,
    ingredients,
    cook_times: { total: prep + cook, cook, prep },
    servings: `${random.whole(2, 8)}`,
    diets: random.chance(0.5) ? ['vegetarian'] : [],
    rating: demoRating(random),
  }
}
