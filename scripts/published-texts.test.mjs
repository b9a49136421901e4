import { describe, expect, test } from 'vitest'
import { describedIn } from './packages/manifest.mjs'
import { publishedNames } from './packages/packages.mjs'
import { publishedTexts, withoutRelativeLinks } from './packages/published-texts.mjs'

const link = /\]\((?![a-z]+:|#)[^)]+\)/

describe.each(publishedNames)('%s', (name) => {
  test.each(Object.entries(publishedTexts(name)))(
    '%s has no link that leads nowhere outside of here',
    (_file, text) => {
      expect(text.replaceAll(/^```[\s\S]*?^```/gm, '')).not.toMatch(link)
    },
  )

  test('says what it is', () => {
    const { description, keywords } = describedIn(name)
    expect(description.length).toBeGreaterThan(30)
    expect(keywords).toEqual(expect.arrayContaining(['vitrine', expect.any(String)]))
    expect(keywords.length).toBeGreaterThan(2)
  })
})

test('links are absolute as soon as the repository says where it is', () => {
  const text =
    'See [how](../docs/how-to/a.md#b), ![a](./pictures/a.webp), [it](https://x.example/y) and [`c`](#c).\n```md\n[d](e.md)\n```\n'
  expect(withoutRelativeLinks(text, 'renderer', 'https://vitrine.example/files')).toBe(
    'See [how](https://vitrine.example/files/docs/how-to/a.md#b), ![a](https://vitrine.example/files/renderer/pictures/a.webp), [it](https://x.example/y) and [`c`](#c).\n```md\n[d](e.md)\n```\n',
  )
  expect(withoutRelativeLinks(text, 'renderer', undefined)).toBe(
    'See how, a, [it](https://x.example/y) and [`c`](#c).\n```md\n[d](e.md)\n```\n',
  )
})
