import { defineSection } from '@vitrine/renderer'
import { defineSetter } from '@vitrine/setters'
import { describe, expect, test } from 'vitest'
import { configProblems } from './config-problems.ts'
import { definePageType } from './page-type.ts'
import { definePlugin, type Plugin } from './plugin.ts'
import { pluginProblems } from './plugin-problems.ts'
import { defineTheme } from './theme.ts'
import { themeProblems, themeWarnings } from './theme-problems.ts'

const section = (type: string) => defineSection({ type, props: { text: { type: 'string' } }, view: () => null })
const setter = (name: string) => defineSetter(name, () => null, { match: () => false })

const acme = (own: Partial<Plugin> = {}): Plugin =>
  definePlugin({
    name: 'acme',
    version: '1.0.0',
    requires: '^1.2.0',
    prefix: 'acme',
    sections: [section('acme-quote')],
    setters: [setter('acme-stars')],
    themes: [defineTheme({ id: 'acme-sand' })],
    labels: (language) => (language === 'en' ? { 'acme-quote': 'Quote' } : undefined),
    texts: async (language) => (language === 'de' ? { 'acme.more': 'Mehr' } : { 'acme.more': 'More' }),
    ...own,
  })

const around = { version: '1.4.2', types: ['banner', 'text-label'] }
const problems = (...plugins: readonly unknown[]) => pluginProblems(plugins, around)

describe('what is wrong with plugins is told at once', () => {
  test('nothing, of one that is right', async () => {
    expect(
      await problems(
        acme(),
        acme({
          name: 'other',
          prefix: 'other',
          sections: [],
          setters: [],
          themes: [],
          labels: () => ({}),
          texts: () => ({}),
        }),
      ),
    ).toEqual([])
  })

  test.each([
    ['^1.0.0', '1.9.3', true],
    ['>=1 <3', '2.1.0', true],
    ['^1', '2.0.0', false],
    ['~1.4', '1.5.0', false],
    ['^1.0.0', '1.2.0-beta.1', true],
    ['*', '7.0.0', true],
  ])('a range %s and Vitrine %s: %s', async (requires, version, fits) => {
    const found = await pluginProblems([acme({ requires })], { ...around, version })
    expect(found).toEqual(
      fits ? [] : [`acme: requires Vitrine ${requires}, and this is ${version}. Install a version of it that fits.`],
    )
  })

  test('every reason, each with the name of its plugin', async () => {
    const wrong = acme({
      version: 'one',
      requires: 'new ones',
      sections: [section('quote'), section('acme-quote')],
      setters: [setter('stars')],
      themes: [{ ...defineTheme({ id: 'sand' }), radius: 90 }],
      labels: () => ({ quote: 'Quote', 'acme-quote': 'Quote', acmeold: 'Old' }),
      texts: () => Promise.reject(new Error('no such file')),
    })
    const found = await problems(wrong)
    expect(new Set(found.filter((line) => !/in (?!en)[a-z]{2}\b/.test(line)))).toEqual(
      new Set([
        'acme: has the version “one”: write one such as 1.0.0.',
        'acme: requires “new ones”: write a range such as ^1.4.2.',
        'acme: its section “quote” must begin with its prefix: acme-quote.',
        'acme: its setter “stars” must begin with its prefix: acme-stars.',
        'acme: its theme “sand” must begin with its prefix: acme-sand.',
        'acme: theme sand: radius is wrong (problem.maximum {"limit":40}).',
        'acme: its labels in en have “quote”, which must begin with acme.',
        'acme: its labels in en have “acmeold”, which must begin with acme.',
        'acme: its texts in en cannot be loaded: no such file',
      ]),
    )
  })

  test('two that want the same, and one that takes what Vitrine has', async () => {
    const found = await problems(
      acme(),
      acme({ name: 'second', themes: [] }),
      acme({
        name: 'third',
        prefix: 'text',
        sections: [section('text-label')],
        setters: [],
        themes: [],
        labels: () => ({}),
        texts: () => ({}),
      }),
    )
    expect(found).toEqual([
      'second: the prefix acme is that of acme already.',
      'second: the section acme-quote is that of acme already.',
      'second: the setter acme-stars is that of acme already.',
      'third: the section text-label is that of Vitrine already.',
    ])
  })

  test('a module of specs that is not what the plugin has', async () => {
    const found = await pluginProblems([acme()], { ...around, specTypes: [['acme-old']] })
    expect(found).toEqual([
      'acme: its module of specs lacks acme-quote.',
      'acme: its module of specs has acme-old, and it has no such section.',
    ])
  })

  test('a module that exports something else', async () => {
    expect(await problems(undefined)).toEqual(['Plugin 1 exports no plugin: export default definePlugin({ … })'])
  })
})

describe('the config', () => {
  test('unknown keys name the nearest known one, with all else that is wrong', () => {
    expect(
      configProblems({ plugin: [], builtinSections: false, database: 5, plugins: ['./a', './a'], mail: 'smtp://x' }),
    ).toEqual([
      'There is no key “plugin”. Did you mean “plugins”?',
      'There is no key “builtinSections”. Did you mean “builtInSections”?',
      'database must be an address: postgres://….',
      'plugins names one of them twice.',
    ])
    expect(configProblems(undefined)).toHaveLength(1)
    expect(configProblems({ plugins: ['./plugin'], themes: [defineTheme({ id: 'own-sand' })] })).toEqual([])
  })
})

describe('a theme', () => {
  test('has what is said, and all else of the one that it extends', () => {
    const sand = defineTheme({ id: 'acme-warm-sand', colors: { primary: '#7a4b00' }, radius: 4 })
    expect(sand).toMatchObject({ _$id_: 'acme-warm-sand', name: 'Warm sand', radius: 4, buttonRadius: 8 })
    expect(sand.colors).toMatchObject({ primary: '#7a4b00', title: '#10202f' })
    const night = defineTheme({ id: 'acme-night', name: 'Night', extends: sand, fonts: { title: 'serif' } })
    expect(night).toMatchObject({ name: 'Night', radius: 4, fonts: { title: 'serif', text: 'sans' } })
    expect([...themeProblems(sand), ...themeProblems(night), ...themeWarnings(sand)]).toEqual([])
  })

  test('whose colours cannot be read is warned of', () => {
    const pale = defineTheme({ id: 'acme-pale', colors: { text: '#aaaaaa' } })
    expect(themeWarnings(pale)[0]).toBe('theme acme-pale: text on page has a contrast of 2.32; 4.5 is needed.')
  })
})

describe('kinds of pages', () => {
  const recipe = definePageType({ key: 'acme-recipe', names: { en: 'Recipe' }, basePath: '/recipes' })
  const specs = [section('acme-quote').spec]
  const found = (pageTypes: readonly object[], own: object = {}) =>
    pluginProblems([acme({ pageTypes: pageTypes as Plugin['pageTypes'] & object })], { ...around, specs, ...own })

  test('are right as they are', async () => {
    expect(await found([recipe])).toEqual([])
    expect(configProblems({ pageTypes: [recipe] })).toEqual([])
  })

  test.each([
    [{ key: 'recipe' }, 'acme: its page type “recipe” must begin with its prefix: acme-recipe.'],
    [{ key: 'acme-Recipe' }, 'acme: page type acme-Recipe: key is wrong'],
    [{ names: { de: 'Rezept' } }, 'acme: page type acme-recipe: names'],
    [{ basePath: 'recipes' }, 'acme: page type acme-recipe: basePath is wrong'],
    [{ basePath: '/food/recipes' }, 'acme: page type acme-recipe: basePath is wrong'],
    [
      { basePath: '/products' },
      'acme: page type acme-recipe: its base path /products is one of Vitrine’s own addresses.',
    ],
    [{ sections: ['acme-stew'] }, 'acme: page type acme-recipe: names the section “acme-stew”, which is not there.'],
    [
      { sections: ['acme-quote'], startsWith: [{ type: 'acme-quote', preset: 'huge' }] },
      'acme: page type acme-recipe: starts with the preset “huge” of acme-quote, which has none of that name.',
    ],
    [{ section: [] }, 'acme: page type acme-recipe: '],
  ])('%j', async (wrong, said) => {
    expect(await found([{ ...recipe, ...wrong }])).toContainEqual(expect.stringContaining(said))
  })

  test('must not be there twice, nor at the same address', async () => {
    const other = definePageType({ key: 'own-dish', names: { en: 'Dish' }, basePath: '/recipes' })
    expect(await found([recipe], { ownPageTypes: [other] })).toEqual([
      'acme: the base path /recipes is that of the config already.',
    ])
    expect(await found([recipe, recipe])).toEqual([
      'acme: the page type acme-recipe is that of acme already.',
      'acme: the base path /recipes is that of acme already.',
    ])
    expect(await pluginProblems([], { ...around, ownPageTypes: [other, other] })).toEqual([
      'The config has the page type own-dish twice.',
      'The config has the base path /recipes twice.',
    ])
  })

  test('are also in the module of specs, where there is one', async () => {
    expect(await found([recipe], { specPageTypes: [[]] })).toEqual([
      'acme: its module of specs lacks the page type acme-recipe.',
    ])
    expect(await found([], { specPageTypes: [['acme-recipe']] })).toEqual([
      'acme: its module of specs has the page type acme-recipe, and it has none such.',
    ])
  })

  test('of the config are checked when it is read', () => {
    expect(configProblems({ pageTypes: [{ ...recipe, basePath: '/office' }] })).toEqual([
      'page type acme-recipe: its base path /office is one of Vitrine’s own addresses.',
    ])
  })
})
