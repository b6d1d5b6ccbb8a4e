import type { Article, Recipe } from '@tessera/api-types/pins/rich-metadata'
import { amountOf } from './ingredient-amount.ts'
import {
  durationMinutes,
  isRecord,
  isoTime,
  nodesOf,
  numberOf,
  type JsonLdNode,
  plainLines,
  plainText,
  typesOf,
  textsOf,
} from './json-ld.ts'

/** What a page is about, in the vocabulary of schema.org. */
export interface PageSubject {
  recipe: Recipe | null
  article: Article | null
}

const MAX_NAME = 200
const MAX_INGREDIENTS = 60
const MAX_STEPS = 60
const MAX_STEP = 1_000
const MAX_DIETS = 10
const MAX_SERVINGS = 40
const MAX_AUTHORS = 10
const BEST_RATING = 5
const ARTICLES = ['Article', 'BlogPosting', 'NewsArticle', 'TechArticle', 'Report']

/** The recipe that a page has, else its article; null where it names neither. Source: schema.org/Recipe, schema.org/Article */
export function subjectOfPage(jsonLd: readonly string[]): PageSubject | null {
  const nodes = jsonLd.flatMap(nodesOf)
  const recipe = firstOf(nodes, (types) => types.includes('Recipe'), recipeOf)
  if (recipe) return { recipe, article: null }
  const article = firstOf(nodes, (types) => types.some((type) => ARTICLES.includes(type)), articleOf)
  return article && { recipe: null, article }
}

function firstOf<T>(
  nodes: readonly JsonLdNode[],
  isWanted: (types: string[]) => boolean,
  read: (node: JsonLdNode) => T | null,
): T | null {
  for (const node of nodes) {
    const found = isWanted(typesOf(node)) ? read(node) : null
    if (found) return found
  }
  return null
}

function recipeOf(node: JsonLdNode): Recipe | null {
  const name = plainText(node.name, MAX_NAME)
  const lines = textsOf(node.recipeIngredient ?? node.ingredients, MAX_NAME).slice(0, MAX_INGREDIENTS)
  if (name === '' || lines.length === 0) return null
  const [cook, prep] = [durationMinutes(node.cookTime), durationMinutes(node.prepTime)]
  return {
    name,
    ingredients: lines.map(amountOf),
    cook_times: { total: durationMinutes(node.totalTime) || cook + prep, cook, prep },
    servings: servingsOf(node.recipeYield),
    diets: textsOf(node.suitableForDiet, MAX_NAME).map(dietOf).filter(Boolean).slice(0, MAX_DIETS),
    rating: ratingOf(node.aggregateRating),
    steps: stepsOf(node.recipeInstructions).slice(0, MAX_STEPS),
  }
}

/** `4 servings` and `Serves 4` are 4; `12 cookies` stays as it is. */
function servingsOf(value: unknown): string {
  const texts = (Array.isArray(value) ? value : [value]).map((one) =>
    typeof one === 'number' ? String(one) : plainText(one, MAX_SERVINGS),
  )
  const named = texts.findLast((text) => text !== '') ?? ''
  return (
    /^(?:serves\s+)?(\d+(?:\s*[-–]\s*\d+)?)(?:\s+(?:servings?|people|persons))?$/i.exec(named)?.[1] ?? named
  )
}

/** `https://schema.org/GlutenFreeDiet` is gluten-free. */
const dietOf = (text: string): string =>
  text
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/\s*diet$/i, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()

function ratingOf(value: unknown): Recipe['rating'] {
  if (!isRecord(value)) return null
  const ratingValue = numberOf(value.ratingValue)
  const bestRating = numberOf(value.bestRating) ?? BEST_RATING
  const ratingCount = numberOf(value.ratingCount) ?? numberOf(value.reviewCount) ?? 0
  const reviewCount = numberOf(value.reviewCount) ?? ratingCount
  const isTrue = ratingValue !== null && ratingValue >= 0 && ratingValue <= bestRating && ratingCount > 0
  return isTrue ? { ratingValue, bestRating, reviewCount, ratingCount } : null
}

/** One text, texts, steps, or sections of steps. */
function stepsOf(value: unknown): string[] {
  if (typeof value === 'string') return plainLines(value, MAX_STEP)
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((step) => {
    if (typeof step === 'string') return plainLines(step, MAX_STEP)
    if (!isRecord(step)) return []
    if (Array.isArray(step.itemListElement)) return textsOf(step.itemListElement, MAX_STEP)
    const text = plainText(step.text ?? step.name, MAX_STEP)
    return text === '' ? [] : [text]
  })
}

function articleOf(node: JsonLdNode): Article | null {
  const name = plainText(node.headline ?? node.name, MAX_NAME)
  if (name === '') return null
  const authors = [...new Set(textsOf(node.author, MAX_NAME))].slice(0, MAX_AUTHORS)
  return { name, authors, datePublished: isoTime(node.datePublished) }
}
