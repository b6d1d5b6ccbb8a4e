import { describe, expect, it } from 'vitest'
import { imagesOfPage } from './found-images.ts'
import { readPage } from './page-tags.ts'

const page = 'https://garden.test/posts/1'
const found = (html: string) => {
  const { title, tags } = readPage(html)
  return { title, items: imagesOfPage(tags, page) }
}
const urls = (html: string) => found(html).items.map(({ url }) => url)

describe('pictures of a page', () => {
  it('begin with the preview, are absolute and do not repeat', () => {
    const html = `<title>Ferns &amp; moss</title>
      <img src="/a.jpg" alt="Fern"> <img src='b.png'> <img src="/a.jpg">
      <meta property="og:image" content="https://cdn.test/big.jpg?a=1&amp;b=2">`
    expect(found(html)).toEqual({
      title: 'Ferns & moss',
      items: [
        { url: 'https://cdn.test/big.jpg?a=1&b=2', alt_text: '' },
        { url: 'https://garden.test/a.jpg', alt_text: 'Fern' },
        { url: 'https://garden.test/posts/b.png', alt_text: '' },
      ],
    })
  })

  it('are not those of comments and scripts', () => {
    expect(urls(`<!-- <img src="/a.jpg"> --><script>'<img src="/b.jpg">'</script><img src=/c.jpg>`)).toEqual([
      'https://garden.test/c.jpg',
    ])
  })

  it('take the widest of several sizes', () => {
    expect(urls('<img src="s.jpg" srcset="/s.jpg 300w, /l.jpg 1200w, /m.jpg 600w">')).toEqual([
      'https://garden.test/l.jpg',
    ])
  })

  it.each([
    ['data:', '<img src="data:image/png;base64,AAAA">'],
    ['script', '<img src="javascript:alert(1)">'],
    ['drawings', '<img src="/logo.svg">'],
    ['tiny ones', '<img src="/a.jpg" width="1" height="1">'],
  ])('leave out %s', (_, html) => expect(urls(html)).toEqual([]))

  it.each(['/avatars/7.jpg', '/site-logo.png', '/icons_2x.png', '/logo', '/img/sprite2.png'])(
    'leave out %s, which decorates',
    (src) => expect(urls(`<img src="${src}">`)).toEqual([]),
  )

  it.each(['/blanket.jpg', '/wool-blankets.jpg', '/iconic-chair.jpg', '/logos-mug.jpg', '/pixelated.png'])(
    'keep %s, which only begins like decoration',
    (src) => expect(urls(`<img src="${src}">`)).toEqual([`https://garden.test${src}`]),
  )

  it('C-7.42 C-9.09 are fifty at most', () => {
    const html = Array.from({ length: 80 }, (_, index) => `<img src="/${index}.jpg">`).join('')
    expect(urls(html)).toEqual(
      Array.from({ length: 50 }, (_, index) => expect.stringMatching(`/${index}.jpg$`)),
    )
  })

  it('are looked for in the first two thousand tags', () => {
    const marks = '<img src="/logo.svg">'
    expect(urls(`${marks.repeat(1_999)}<img src="/a.jpg">`)).toEqual(['https://garden.test/a.jpg'])
    expect(urls(`${marks.repeat(2_000)}<img src="/a.jpg">`)).toEqual([])
  })

  it('are found quickly on a page that is one endless tag', () => {
    const started = process.cpuUsage()
    urls(`${'<img '.repeat(200_000)}${'a="'.repeat(100_000)}`)
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000)
  })
})
