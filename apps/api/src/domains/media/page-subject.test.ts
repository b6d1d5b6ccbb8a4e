import { describe, expect, it } from 'vitest'
import { amountOf } from './ingredient-amount.ts'
import { durationMinutes } from './json-ld.ts'
import { subjectOfPage } from './page-subject.ts'
import { readPage } from './page-tags.ts'

const scriptOf = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`
const pageOf = (...values: unknown[]) =>
  `<html><head><title>Soup</title>${values.map(scriptOf).join('')}</head><body><img src="/a.jpg"></body></html>`
const subjectIn = (...values: unknown[]) => subjectOfPage(readPage(pageOf(...values)).jsonLd)

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil &amp; lemon <b>soup</b>',
  recipeIngredient: ['200 g red lentils', '1 ½ cups water', '2 lemons', 'Salt'],
  totalTime: 'PT1H10M',
  cookTime: 'PT40M',
  prepTime: 'PT30M',
  recipeYield: ['4', '4 servings'],
  suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/GlutenFreeDiet'],
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.5', ratingCount: '40', reviewCount: 12 },
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Rinse the lentils.' },
    { '@type': 'HowToSection', name: 'Soup', itemListElement: [{ '@type': 'HowToStep', text: 'Simmer.' }] },
  ],
}

describe('what a page is about', () => {
  it('C-3.23 is its recipe: ingredients by amount, minutes, servings, diets, rating and steps', () => {
    expect(subjectIn(soup)).toEqual({
      article: null,
      recipe: {
        name: 'Lentil & lemon soup',
        ingredients: [
          { amt: '200 g', name: 'red lentils' },
          { amt: '1 ½ cups', name: 'water' },
          { amt: '2', name: 'lemons' },
          { amt: '', name: 'Salt' },
        ],
        cook_times: { total: 70, cook: 40, prep: 30 },
        servings: '4',
        diets: ['vegan', 'gluten-free'],
        rating: { ratingValue: 4.5, bestRating: 5, reviewCount: 12, ratingCount: 40 },
        steps: ['Rinse the lentils.', 'Simmer.'],
      },
    })
  })

  it('is found in a graph, among others, and before an article', () => {
    const graph = { '@graph': [{ '@type': 'WebSite' }, { ...soup, '@type': ['Recipe', 'NewsArticle'] }] }
    expect(subjectIn({ '@type': 'Article', headline: 'Soups' }, graph)?.recipe?.name).toContain('soup')
  })

  it('C-3.24 is its article, with the day it was published', () => {
    const article = {
      '@type': 'https://schema.org/BlogPosting',
      headline: 'Glazing at home',
      author: [{ '@type': 'Person', name: 'Ada' }, 'Ben'],
      datePublished: '2026-02-03',
    }
    expect(subjectIn(article)).toEqual({
      recipe: null,
      article: {
        name: 'Glazing at home',
        authors: ['Ada', 'Ben'],
        datePublished: '2026-02-03T00:00:00.000Z',
      },
    })
    expect(subjectIn({ ...article, datePublished: 'soon' })?.article?.datePublished).toBeNull()
  })

  it.each([
    ['no JSON', '{"@type": "Recipe", '],
    ['JSON that is deeper than can be read', '['.repeat(200_000)],
    ['a recipe without ingredients', { ...soup, recipeIngredient: [] }],
    ['a recipe without a name', { ...soup, name: 7 }],
    ['something else', { '@type': 'Person', name: 'Ada' }],
    ['nothing', null],
  ])('is unknown for %s', (_case, value) => {
    expect(subjectIn(value)).toBeNull()
  })

  it('is cut to what a pin shows', () => {
    const long = {
      ...soup,
      name: 'a'.repeat(5_000),
      recipeIngredient: Array.from({ length: 500 }, (_, at) => `${at} eggs`),
      recipeInstructions: Array.from({ length: 500 }, () => 'b'.repeat(3_000)),
    }
    const subject = subjectOfPage([JSON.stringify(long)])
    expect(subject?.recipe?.name).toHaveLength(200)
    expect(subject?.recipe?.ingredients).toHaveLength(60)
    expect(subject?.recipe?.steps.map((step) => step.length)).toEqual(Array(60).fill(1_000))
    expect(readPage(pageOf({ ...soup, more: 'c'.repeat(300_000) })).jsonLd).toEqual([])
    expect(readPage(pageOf(...Array(20).fill(soup))).jsonLd).toHaveLength(10)
  })

  it('has no rating of nobody, or above the best', () => {
    const ratingOf = (aggregateRating: object) => subjectIn({ ...soup, aggregateRating })?.recipe?.rating
    expect(ratingOf({ ratingValue: 5 })).toBeNull()
    expect(ratingOf({ ratingValue: 9, ratingCount: 3 })).toBeNull()
    expect(ratingOf({ ratingValue: 9, bestRating: 10, ratingCount: 3 })).toMatchObject({ bestRating: 10 })
  })

  it('is read in no time whatever it is', () => {
    const hostile = {
      ...soup,
      recipeIngredient: ['1'.repeat(200), `${'1 '.repeat(100)}`, '1/'.repeat(100)],
      recipeInstructions: '<p'.repeat(100_000),
      totalTime: `P${'0'.repeat(100_000)}`,
    }
    const start = performance.now()
    expect(subjectOfPage([JSON.stringify(hostile)])?.recipe?.ingredients).toHaveLength(3)
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  it('has no halves of characters and no U+0000, which no database holds', () => {
    const name = `${'a'.repeat(199)}\u{1F958}`
    const subject = subjectIn({ ...soup, name, recipeIngredient: ['salt\u0000', '\ud83d egg'] })
    expect(subject?.recipe?.name).toBe('a'.repeat(199))
    expect(subject?.recipe?.ingredients.map(({ name: one }) => one)).toEqual(['salt', '\ufffd egg'])
  })

  it('has its steps from lines of one text, too', () => {
    const recipeInstructions = '<p>Knead.</p><p>Rest, then bake.</p>\n'
    expect(subjectIn({ ...soup, recipeInstructions })?.recipe?.steps).toEqual(['Knead.', 'Rest, then bake.'])
  })
})

it.each([
  ['1/2 tsp. salt', '1/2 tsp.', 'salt'],
  ['2-3 cloves garlic', '2-3 cloves', 'garlic'],
  ['500g flour', '500g', 'flour'],
  ['12 eggs', '12', 'eggs'],
  ['a pinch of salt', '', 'a pinch of salt'],
  ['3', '', '3'],
])('an ingredient has its amount apart: %s', (line, amt, name) => {
  expect(amountOf(line)).toEqual({ amt, name })
})

it.each([
  ['PT1H30M', 90],
  ['P1DT2H', 1_560],
  ['PT45M0S', 45],
  ['PT5400S', 90],
  ['PT1.5H', 90],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P999D', 0],
  ['45 minutes', 0],
  [45, 0],
])('a duration in minutes: %s', (value, minutes) => {
  expect(durationMinutes(value)).toBe(minutes)
})
