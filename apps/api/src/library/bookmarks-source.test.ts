import { describe, expect, it } from 'vitest'
import { bookmarksSource } from './bookmarks-source.ts'
import { readable, sourceFile } from './testing/source-testing.ts'

/** As Chrome 130 writes it; Edge, Brave and Vivaldi write the same. */
const CHROME = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file. DO NOT EDIT! -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3 ADD_DATE="1700000000" LAST_MODIFIED="1700000001" PERSONAL_TOOLBAR_FOLDER="true">Bookmarks bar</H3>
    <DL><p>
        <DT><A HREF="https://one.example/" ADD_DATE="1700000000" ICON="data:image/png;base64,AAAA">Loose &amp; lovely</A>
        <DT><H3 ADD_DATE="1700000002" LAST_MODIFIED="0">Kitchen</H3>
        <DL><p>
            <DT><A HREF="https://two.example/a?b=1&amp;c=2" ADD_DATE="1700000003">Shelf</A>
            <DT><H3 ADD_DATE="1700000004">Lamps</H3>
            <DL><p>
                <DT><A HREF="https://three.example/" ADD_DATE="1700000005">Lamp</A>
                <DT><H3>Paper</H3>
                <DL><p>
                    <DT><A HREF="https://four.example/">Paper lamp</A>
                </DL><p>
            </DL><p>
            <DT><H3>Empty</H3>
            <DL><p>
            </DL><p>
        </DL><p>
    </DL><p>
    <DT><H3>Garden</H3>
    <DL><p>
        <DT><A HREF="javascript:alert(1)" ADD_DATE="1700000006">A bookmarklet</A>
        <DT><A HREF="chrome://settings/">Settings</A>
    </DL><p>
    <DT><A HREF="https://five.example/">https://five.example/</A>
</DL><p>
`

/** As Firefox 132 writes it, with a description and a smart folder. */
const FIREFOX = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'"></meta>
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks Menu</H1>
<DL><p>
    <DT><A HREF="place:sort=8&maxResults=10">Most Visited</A>
    <DT><H3 ADD_DATE="1700000000" UNFILED_BOOKMARKS_FOLDER="true">Other Bookmarks</H3>
    <DD>A folder of the browser
    <DL><p>
        <DT><A HREF="https://six.example/" ADD_DATE="1700000007" LAST_MODIFIED="1700000008" TAGS="wood">Bench</A>
        <DD>Of oak,
in two parts
        <HR>
        <DT><A HREF="https://seven.example/" ADD_DATE="1700000009123456">Stool</A>
    </DL><p>
</DL>
`

describe('bookmarks of browsers', () => {
  it('makes boards of folders, sections of folders in them, and joins the names of deeper ones', async () => {
    const { boards, sections, pins, faults } = await readable(
      bookmarksSource,
      sourceFile('bookmarks_11_14_23.html', CHROME),
    )
    expect(pins.map(({ board, section, title }) => [board, section, title])).toEqual([
      ['Bookmarks bar', undefined, 'Loose & lovely'],
      ['Kitchen', undefined, 'Shelf'],
      ['Kitchen', 'Lamps', 'Lamp'],
      ['Kitchen', 'Lamps / Paper', 'Paper lamp'],
      ['Bookmarks', undefined, ''],
    ])
    expect(boards.map(({ name, privacy }) => [name, privacy])).toEqual([
      ['Bookmarks bar', null],
      ['Kitchen', null],
      ['Bookmarks', null],
    ])
    expect(sections).toHaveLength(2)
    expect(pins[1]).toMatchObject({
      link: 'https://two.example/a?b=1&c=2',
      picture: { page: 'https://two.example/a?b=1&c=2' },
      createdAt: new Date(1_700_000_003_000),
    })
    expect(faults).toEqual([
      ['A bookmarklet', 'address_not_allowed'],
      ['Settings', 'address_not_allowed'],
    ])
  })

  it('reads descriptions, and the dates of tools that write more digits', async () => {
    const { pins, faults } = await readable(bookmarksSource, sourceFile('bookmarks.html', FIREFOX))
    expect(pins).toMatchObject([
      { board: 'Other Bookmarks', title: 'Bench', description: 'Of oak,\nin two parts' },
      { board: 'Other Bookmarks', title: 'Stool', createdAt: new Date(1_700_000_009_123) },
    ])
    expect(faults).toEqual([['Most Visited', 'address_not_allowed']])
  })

  it('recognizes the file by what it begins with', async () => {
    expect(await bookmarksSource.recognizes([sourceFile('anything', CHROME)])).toBe(true)
    expect(
      await bookmarksSource.recognizes([
        sourceFile('a.html', '<html></html>'),
        sourceFile('b.html', FIREFOX),
      ]),
    ).toBe(true)
    expect(await bookmarksSource.recognizes([sourceFile('page.html', '<!doctype html><dl><a>')])).toBe(false)
  })

  it('reads many folders beside each other, and refuses endless nesting', async () => {
    const folder = (at: number) =>
      `<DT><H3>Folder ${at}</H3><DL><p><DT><A HREF="https://x.example/${at}">${at}</A></DL><p>\n`
    const many = Array.from({ length: 5_000 }, (_, at) => folder(at)).join('')
    const whole = sourceFile('many.html', `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>${many}</DL>`)
    const { boards, pins } = await readable(bookmarksSource, whole)
    expect([boards.length, pins.length]).toEqual([5_000, 5_000])
    const deep = `<!DOCTYPE NETSCAPE-Bookmark-file-1>${'<DL><DT><H3>x</H3>'.repeat(100_000)}`
    await expect(readable(bookmarksSource, sourceFile('deep.html', deep))).rejects.toMatchObject({
      reason: 'unreadable',
    })
  })
})
