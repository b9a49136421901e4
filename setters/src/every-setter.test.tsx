import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FieldSource } from './field-source.ts'
import { type SetterName, setterNames } from './setter-for.ts'
import { setters } from './setters.ts'
import { axeViolations } from './testing/axe-violations.ts'
import { drawSetter } from './testing/draw-form.tsx'
import { type SetterCase, setterCases } from './testing/setter-cases.ts'
import { createValueSource } from './value-source/value-source.ts'

/** Rich text needs a layout: what a person does with it is tested in a browser. */
const richText: SetterCase = {
  schema: { $ref: 'rich-text' },
  value: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bolt' }] }] },
  change: async () => {},
  changed: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bolt' }] }] },
}
const cases: Readonly<Record<SetterName, SetterCase>> = { ...setterCases, 'rich-text': richText }

beforeAll(async () => {
  // A document without layout has no boxes; the editor of rich text asks for those of its cursor.
  const box = new DOMRect()
  Object.assign(Range.prototype, { getClientRects: () => [box], getBoundingClientRect: () => box })
  // What is loaded on demand is there at once, so that nothing has to be waited for.
  await Promise.all([
    import('./raw/json-editor.tsx'),
    import('./rich-text/rich-text-editor.tsx'),
    import('./picker/picker.tsx'),
  ])
})

const settled = () => act(async () => new Promise((done) => setTimeout(done, 0)))

const drawn = async (name: SetterName, options: Parameters<typeof drawSetter>[2] = {}) => {
  const { schema, value, beside } = cases[name]
  const form = drawSetter(schema, value, { beside, ...options })
  await settled()
  return form
}

/** What there is to see: the markup, whose ids differ from form to form, and what stands in its fields. */
const lookOf = (container: HTMLElement) => [
  container.innerHTML.replaceAll(/_r_\w+_/g, '_'),
  ...Array.from(container.querySelectorAll<HTMLInputElement>('input, select, textarea'), (field) => [
    field.value,
    field.checked,
  ]),
]

const controls = 'input, select, textarea, button, [contenteditable], [tabindex], [role=textbox]'

describe.each(setterNames)('%s', (name) => {
  it('is registered under its name', () => {
    expect(setters[name].name).toBe(name)
  })

  it('is named by its title, and nothing else is', async () => {
    await drawn(name)
    expect(screen.getAllByLabelText('Sample', { exact: true })).toHaveLength(1)
  })

  it('shows a value, changes it by keys, and says so once it fits', async () => {
    const { user, fieldValue } = await drawn(name)
    expect(fieldValue()).toEqual(cases[name].value)
    await cases[name].change(user)
    await waitFor(() => expect(fieldValue()).toEqual(cases[name].changed))
  })

  it('begins anew with another source, whatever was done to it', async () => {
    const { schema, value, change, beside } = cases[name]
    const a = createValueSource({ ...beside?.values, field: value })
    const { user, container, unmount, give } = drawSetter(schema, undefined, { beside, source: a })
    await settled()
    const begun = lookOf(container)
    await change(user)
    const b = createValueSource({ ...beside?.values, field: value })
    give(b)
    await settled()
    await waitFor(() => expect(lookOf(container)).toEqual(begun))
    expect(b.value()).toEqual({ ...beside?.values, field: value })
    expect(a.value()).toEqual({ ...beside?.values, field: cases[name].changed })
    unmount()
  })

  it('shows what comes from elsewhere', async () => {
    const { source, container } = await drawn(name)
    const look = () => container.innerHTML + [...container.querySelectorAll('input, textarea, select')].map(stateOf)
    const before = look()
    act(() => source.set('field', elsewhere(name)))
    await waitFor(() => expect(look()).not.toBe(before))
  })

  it('is quiet without a value', async () => {
    const { fieldValue } = drawSetter(cases[name].schema)
    await settled()
    expect(fieldValue()).toBeUndefined()
  })

  it('can be reached by Tab', async () => {
    const { container } = await drawn(name)
    const user = userEvent.setup()
    const field = container.querySelector('[data-field="field"]') as HTMLElement
    const reached = new Set<Element>()
    for (let step = 0; step < 12; step++) {
      await user.tab()
      if (document.activeElement && field.contains(document.activeElement)) reached.add(document.activeElement)
    }
    const own = [...reached].filter((element) => !element.getAttribute('aria-label')?.startsWith('Reset '))
    expect(own.length).toBeGreaterThan(0)
  })

  it('does nothing while it is disabled', async () => {
    const { source } = await drawn(name)
    const off = disabled(source)
    const { container } = drawSetter(cases[name].schema, cases[name].value, { beside: cases[name].beside, source: off })
    await settled()
    const live = [...container.querySelectorAll<HTMLElement>(controls)].filter(isLive)
    expect(live.map((element) => element.outerHTML.slice(0, 160))).toEqual([])
  })

  it.each(['ltr', 'rtl'] as const)('has nothing that axe finds: %s', async (direction) => {
    const { container } = await drawn(name, { direction })
    expect(await axeViolations()).toEqual([])
    for (const styled of container.querySelectorAll<HTMLElement>('[style]'))
      expect(styled.getAttribute('style')).not.toMatch(/(?:^|;)\s*(?:margin-|padding-|border-)?(?:left|right)\s*:/)
  })
})

const stateOf = (input: Element) => [(input as HTMLInputElement).value, (input as HTMLInputElement).checked].join()

function elsewhere(name: SetterName) {
  if (name !== 'rich-text') return cases[name].changed
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Nut' }] }] }
}

const disabled = (source: FieldSource): FieldSource => {
  const states = new Map<string, ReturnType<FieldSource['stateOf']>>()
  return {
    ...source,
    stateOf(path) {
      const state = states.get(path) ?? { ...source.stateOf(path), isDisabled: true }
      states.set(path, state)
      return state
    },
  }
}

/** What could still be used: not switched off, and no mere opening of what is closed. */
function isLive(element: HTMLElement): boolean {
  if (element.matches(':disabled, [aria-disabled=true], [contenteditable=false], [hidden], [type=hidden]')) return false
  if (element.closest('[aria-disabled=true], [inert]')) return false
  if (element.matches('[aria-expanded]:not([aria-haspopup])')) return false
  const hasControls = element.querySelector(controls) !== null
  return !hasControls && !element.matches('[tabindex="-1"], [tabindex="0"]:not(input, button, select, textarea)')
}

it('every setter stands once in the registry', () => {
  expect(Object.keys(setters).sort()).toEqual([...setterNames].sort())
  expect(within(document.body).queryAllByLabelText('Sample')).toEqual([])
})
