import { describe, expect, it } from 'vitest'
import { rssSource } from './rss-source.ts'
import { readable, sourceFile } from './testing/source-testing.ts'

/** RSS 2.0 with Media RSS, as WordPress and photo sites write it. */
const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
  <title>Small gardens</title>
  <link>https://gardens.example/</link>
  <atom:link href="https://gardens.example/feed" rel="self" type="application/rss+xml"/>
  <description>Balconies &amp; <![CDATA[<b>yards</b>]]></description>
  <image><title>Logo</title><url>https://gardens.example/logo.png</url><link>https://logo.example/</link></image>
  <item>
    <title>Herbs &amp; <![CDATA[pots]]></title>
    <link>https://gardens.example/herbs</link>
    <pubDate>Tue, 14 Nov 2023 22:13:20 GMT</pubDate>
    <description><![CDATA[<p>Basil.</p><img src="/small.jpg">]]></description>
    <media:content url="https://cdn.example/herbs-300.jpg" medium="image" width="300"/>
    <media:content url="https://cdn.example/herbs-900.jpg" type="image/jpeg" width="900"><media:title>No title of the item</media:title></media:content>
    <media:content url="https://cdn.example/herbs.mp4" type="video/mp4" width="1900"/>
    <media:thumbnail url="https://cdn.example/thumb.jpg"/>
  </item>
  <item>
    <title>Enclosed</title><link>/enclosed</link>
    <enclosure url="https://cdn.example/talk.mp3" type="audio/mpeg" length="1"/>
    <enclosure url="https://cdn.example/enclosed.png" type="image/png" length="1"/>
  </item>
  <item>
    <title>In the text</title><link>https://gardens.example/text</link>
    <content:encoded><![CDATA[<p>Long</p><img alt="" src="../in-text.webp">]]></content:encoded>
    <description>Short</description>
  </item>
  <item><title>A page</title><guid isPermaLink="true">https://gardens.example/page</guid></item>
  <item><title>Nowhere</title></item>
</channel></rss>`

/** Atom 1.0 with XHTML content. */
const ATOM = `\uFEFF<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Chairs</title><link rel="self" href="https://chairs.example/atom.xml"/><link href="https://chairs.example/"/>
  <entry>
    <title type="html">Oak &amp;amp; ash</title>
    <link rel="alternate" href="https://chairs.example/oak"/>
    <published>2023-11-14T22:13:20Z</published><updated>2024-01-01T00:00:00Z</updated>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Four legs</p><img src="/oak.jpg"/></div></content>
  </entry>
  <entry><title>Ash</title><link href="https://chairs.example/ash"/><link rel="enclosure" type="image/jpeg" href="https://cdn.example/ash.jpg"/></entry>
</feed>`

describe('feeds', () => {
  it('reads the pictures of RSS: the widest of Media RSS, enclosures, and those in the text', async () => {
    const { boards, pins, faults } = await readable(rssSource, sourceFile('feed', RSS))
    expect(boards).toMatchObject([{ name: 'Small gardens', description: 'Balconies & yards', privacy: null }])
    expect(pins.map(({ title, link, picture }) => [title, link, picture])).toEqual([
      ['Herbs & pots', 'https://gardens.example/herbs', { url: 'https://cdn.example/herbs-900.jpg' }],
      ['Enclosed', 'https://gardens.example/enclosed', { url: 'https://cdn.example/enclosed.png' }],
      ['In the text', 'https://gardens.example/text', { url: 'https://gardens.example/in-text.webp' }],
      ['A page', 'https://gardens.example/page', { page: 'https://gardens.example/page' }],
    ])
    expect(pins[0]).toMatchObject({ description: 'Basil.', createdAt: new Date(1_700_000_000_000) })
    expect(pins[2]?.description).toBe('Short')
    expect(faults).toEqual([['Nowhere', 'no_picture']])
  })

  it('reads Atom, with pictures in XHTML and in links', async () => {
    const { boards, pins } = await readable(rssSource, sourceFile('atom.xml', ATOM))
    expect(boards).toMatchObject([{ name: 'Chairs' }])
    expect(pins).toMatchObject([
      {
        title: 'Oak & ash',
        description: 'Four legs',
        link: 'https://chairs.example/oak',
        createdAt: new Date(1_700_000_000_000),
        picture: { url: 'https://chairs.example/oak.jpg' },
      },
      { title: 'Ash', picture: { url: 'https://cdn.example/ash.jpg' } },
    ])
  })

  it('reads the encoding that a feed names', async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel><title>Caf\u00e9</title><item><link>https://a.example/</link></item></channel></rss>`
    const { boards } = await readable(rssSource, sourceFile('feed.rss', Buffer.from(text, 'latin1')))
    expect(boards).toMatchObject([{ name: 'Caf\u00e9' }])
  })

  it('refuses entities of its own, and keeps what was whole before a feed breaks off', async () => {
    const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
    const laughs = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol">${lol.join('')}]><rss><channel><title>&l9;</title></channel></rss>`
    const outside = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>`
    for (const text of [laughs, outside, '<rss><channel>'])
      await expect(readable(rssSource, sourceFile('feed.xml', text))).rejects.toMatchObject({
        reason: 'unreadable',
      })
    const cut = RSS.slice(0, RSS.indexOf('<title>In the text')).padEnd(200_000)
    const { pins, faults } = await readable(rssSource, sourceFile('feed.xml', cut))
    expect(pins).toHaveLength(2)
    expect(faults).toEqual([[expect.stringMatching(/^feed\.xml:\d+$/), 'unreadable']])
  })

  it('recognizes feeds by their root', async () => {
    for (const text of [RSS, ATOM]) expect(await rssSource.recognizes([sourceFile('x', text)])).toBe(true)
    expect(await rssSource.recognizes([sourceFile('a.xml', '<opml></opml>')])).toBe(false)
  })
})
