import '@vitrine/renderer/base.css'
import '@vitrine/renderer/fonts/grotesk.css'
import '@vitrine/renderer/fonts/rounded.css'
import '@vitrine/renderer/fonts/sans.css'
import '@vitrine/renderer/fonts/serif.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import { applyTheme } from '@vitrine/renderer/internal'
import { builtInTheme, directionOf, languageCodes } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import type { SectionArgs } from '../sections/src/testing/section-story.ts'
import { SectionPreview } from './section-preview.tsx'
import { themes } from './themes.ts'

// What a setter loads when it is opened takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const rules = document.createElement('style')
rules.textContent = [layoutRules, ...sectionSpecs.map(deviceRules)].join('\n')
document.head.append(rules)

const nameOf = (code: string) =>
  `${new Intl.DisplayNames([code], { type: 'language' }).of(code)} · ${new Intl.DisplayNames(['en'], { type: 'language' }).of(code)}`

const directionFor = ({ direction, language }: Record<string, string>) =>
  direction === 'ltr' || direction === 'rtl' ? direction : directionOf(language ?? 'en')

/** Sets on the document what the host sets on it: language, direction, and the colours of the theme. */
const onDocument: Decorator = (Story, { globals }) => {
  const { language = 'en', theme } = globals as Record<string, string>
  const direction = directionFor(globals)
  useLayoutEffect(() => {
    const html = document.documentElement
    const chosen = themes.find(({ _$id_ }) => _$id_ === theme) ?? builtInTheme
    html.lang = language
    html.dir = direction
    applyTheme(document, chosen)
  }, [language, direction, theme])
  return <Story />
}

/** Whatever the language and the width: nothing may reach out of the page. */
function refuseOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const finding = `The page is ${scrollWidth - clientWidth}px wider than its window.`
  // A person wants to see what is wrong, and an error would be drawn over it.
  if ('__vitest_browser__' in globalThis) throw new Error(finding)
  console.error(finding)
}

export default {
  tags: ['test'],
  decorators: [onDocument],
  // Stories of sections are data; all others name a component.
  render: (args, { component: Component, globals }) =>
    'section' in args ? (
      <SectionPreview
        args={args as unknown as SectionArgs}
        where={{ language: globals.language, direction: directionFor(globals), stage: globals.stage }}
      />
    ) : Component ? (
      <Component {...args} />
    ) : (
      <p>This story names no component.</p>
    ),
  afterEach: refuseOverflow,
  initialGlobals: { language: 'en', direction: 'auto', theme: 'built-in', stage: 'visitor', viewport: { value: 'pc' } },
  globalTypes: {
    language: {
      description: 'The language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languageCodes.map((code) => ({ value: code, title: nameOf(code) })),
      },
    },
    direction: {
      description: 'Where lines begin',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'As the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    theme: {
      description: 'Colours, fonts and corners',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map(({ _$id_, name }) => ({ value: _$id_, title: name })),
      },
    },
    stage: {
      description: 'Who looks at it',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'visitor', title: 'Visitor' },
          { value: 'owner', title: 'Owner' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        pc: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        tablet: { name: 'Tablet', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        mobile: { name: 'Mobile', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    },
  },
} satisfies Preview
