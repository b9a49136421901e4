import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChatEvent, reduce } from './machine.ts'
import { askedItems, type ChatProduct, type ChatState, countOf, initialState, questions, type Values } from './state.ts'
import { readStored, storedText } from './storage.ts'
import { type Phrases, transcript } from './transcript.ts'

const NOW = 1_790_000_000_000
const at = NOW

const product = (id: string): ChatProduct => ({
  id,
  name: `Bolt ${id}`,
  selection: {
    look: 'matrix',
    kinds: [],
    terms: { tiers: [], pricePer: 1, minimumPer: 'product', exceptions: [] },
    decimals: 2,
    unit: { other: 'pieces' },
  },
})
const image = (id: string) => ({ id, name: `${id}.png`, preview: 'data:image/png;base64,AA' })

const valid = { message: 'A4-80, please', name: 'Ada Byron', email: 'ada@example.com', phone: '+49 30 12345' } as const

const text = fc.constantFrom('', 'a', 'ada@example.com', '+49 30 12345', '12', ' ', 'é'.repeat(5001))
const event: fc.Arbitrary<ChatEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('choose' as const),
      choice: fc.constantFrom('product', 'other', 'yes', 'no'),
      at: fc.constant(at),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('set' as const),
      values: fc.record(
        { search: text, message: text, name: text, email: text, phone: text, country: fc.constantFrom('', 'DE') },
        { requiredKeys: [] },
      ),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ type: 'set' as const, values: valid }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('a', 'b', 'c').map((id) => ({ type: 'pick' as const, product: product(id), at })),
  },
  { weight: 3, arbitrary: fc.constantFrom('-*5', '').map((s) => ({ type: 'select' as const, s })) },
  { weight: 12, arbitrary: fc.boolean().map((without) => ({ type: 'answer' as const, at, without })) },
  {
    weight: 6,
    arbitrary: fc.constantFrom('back', 'person', 'add', 'retry', 'offline').map((type) => ({ type }) as ChatEvent),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('edit' as const),
      question: fc.constantFrom(...questions),
      item: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.nat(3).map((item) => ({ type: 'remove' as const, item })) },
  { weight: 3, arbitrary: fc.constant({ type: 'send' as const, key: 'key' }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('email', 'images', undefined)
      .map((question) => ({ type: 'failed' as const, problem: { text: 'No' }, question })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('a', 'd')
      .chain((id) => fc.constantFrom('', '-*7').map((s) => ({ type: 'begin' as const, product: product(id), s, at }))),
  },
  { weight: 1, arbitrary: fc.constantFrom('x', 'y').map((id) => ({ type: 'add-image' as const, image: image(id) })) },
)
/** What somebody does who wants to get on. */
function forward(state: ChatState): ChatEvent {
  const { step, edit } = state
  if (step === 'start') return { type: 'choose', choice: 'product', at }
  if (step === 'product') return edit ? { type: 'answer', at } : { type: 'pick', product: product('z'), at }
  if (step === 'more') return { type: 'choose', choice: 'no', at }
  if (step === 'review') return { type: 'send', key: 'key' }
  if (step === 'sending') return { type: 'sent', reference: '7KQ2M4XP' }
  if (step === 'failed' || step === 'offline') return { type: 'retry' }
  return { type: 'answer', at, without: true }
}

/** Anything that may happen, or what leads on: else few conversations came to their end. */
const conversation = fc.array(
  fc.oneof({ weight: 1, arbitrary: event }, { weight: 2, arbitrary: fc.constant('on' as const) }),
  {
    maxLength: 60,
    size: 'max',
  },
)

function on(state: ChatState): ChatState {
  const next = forward(state)
  return next.type === 'sent' ? state : reduce(reduce(state, { type: 'set', values: valid }), next)
}
const after = (events: readonly (ChatEvent | 'on')[], from = initialState()): ChatState =>
  events.reduce((state: ChatState, one) => (one === 'on' ? on(state) : reduce(state, one)), from)
const all = { numRuns: 1000 }

test('leads from everywhere to the end', () => {
  fc.assert(
    fc.property(conversation, (events) => {
      let state = reduce(reduce(after(events), { type: 'back' }), { type: 'set', values: valid })
      for (let press = 0; press < 40 && state.step !== 'sent'; press += 1) state = reduce(state, forward(state))
      expect([state.step, state.reference]).toEqual(['sent', '7KQ2M4XP'])
    }),
    all,
  )
})

test('leads back from everywhere to the beginning, and to a person and back again', () => {
  fc.assert(
    fc.property(conversation, (events) => {
      const state = after(events)
      const person = reduce(state, { type: 'person' })
      expect(person).toEqual({ ...state, isPerson: true })
      expect(reduce(person, { type: 'back' })).toEqual({ ...state, isPerson: false })
      let now = state
      for (let press = 0; press < 80 && (now.step !== 'start' || now.isPerson); press += 1) {
        const before = now
        now = reduce(now, { type: 'back' })
        expect(now).not.toEqual(before)
      }
      expect([now.step, now.past]).toEqual(['start', []])
    }),
    all,
  )
})

/** Events that say nothing new: no answer may be lost by one. */
const silent = new Set(['choose', 'answer', 'back', 'person', 'add', 'edit', 'retry', 'offline', 'send', 'failed'])

test('loses no answer', () => {
  fc.assert(
    fc.property(conversation, event, (events, last) => {
      const before = after(events)
      const now = reduce(before, last)
      if (!silent.has(last.type)) return
      // Who gives a change up has again what stood there when it began.
      const kept: Values =
        last.type === 'back' && before.edit && !now.edit && !before.isPerson ? before.edit.before : before.values
      for (const field of ['search', 'name', 'email', 'phone', 'country', 'images'] as const)
        expect(now.values[field]).toEqual(kept[field])
      // What was typed to find a product becomes the message, where there is none.
      if (kept.message !== '') expect(now.values.message).toBe(kept.message)
      expect(now.values.items.map(({ product: { id } }) => id)).toEqual(kept.items.map(({ product: { id } }) => id))
    }),
    all,
  )
})

test('asks about each product once, and the answers name what is there', () => {
  fc.assert(
    fc.property(conversation, (events) => {
      const state = after(events)
      const ids = askedItems(state).map(({ product: { id } }) => id)
      expect(ids).toHaveLength(countOf(state))
      expect(new Set(ids).size).toBe(ids.length)
      const asked = state.past.filter(({ question }) => question === 'selection').map(({ item }) => item)
      expect([...asked].sort()).toEqual(ids.map((_, place) => place))
      for (const { item } of state.past) if (item !== undefined) expect(state.values.items[item]).toBeDefined()
      if (state.step === 'selection') expect(state.values.items[state.current]).toBeDefined()
    }),
    all,
  )
})

test('sends nothing that a form would refuse', () => {
  fc.assert(
    fc.property(conversation, (events) => {
      const state = after([...events, { type: 'back' }, { type: 'send', key: 'key' }])
      if (state.step !== 'sending') return
      const { email, phone, name, message } = state.values
      expect(email).toMatch(/@/)
      for (const value of [phone, name, message]) expect(value.trim()).not.toBe('')
      expect(message.length).toBeLessThanOrEqual(5000)
      expect(state.key).toBe('key')
    }),
    all,
  )
})

test('is the same after a reload, but for a change that was begun and a sending that was cut off', () => {
  fc.assert(
    fc.property(conversation, (events) => {
      const state = after(events)
      if (state.step === 'sent') return
      const read = readStored(storedText(state, NOW), NOW + 1000)
      expect(read).toBeDefined()
      expect(read?.past).toEqual(state.past)
      expect(read?.key).toBe(state.key)
      expect(read?.values).toEqual(state.edit ? state.edit.before : state.values)
      if (!state.edit)
        expect(read?.step).toBe(['sending', 'failed', 'offline'].includes(state.step) ? 'review' : state.step)
    }),
    all,
  )
})

test('begins anew where what is stored cannot be read', () => {
  fc.assert(
    fc.property(conversation, fc.json(), fc.nat(), (events, other, cut) => {
      const text = storedText(after(events), NOW)
      expect(readStored(other, NOW)).toBeUndefined()
      expect(readStored(text.slice(0, cut % text.length), NOW)).toBeUndefined()
      expect(readStored(text, NOW + 24 * 60 * 60 * 1000)).toBeUndefined()
      expect(readStored(text, NOW - 1)).toBeUndefined()
    }),
  )
  const stored = JSON.parse(storedText(after([{ type: 'choose', choice: 'other', at }]), NOW))
  const changed = (part: object) => readStored(JSON.stringify({ ...stored, ...part }), NOW)
  expect(changed({})).toBeDefined()
  expect(changed({ v: 2 })).toBeUndefined()
  expect(changed({ answers: { ...stored.answers, email: 3 } })).toBeUndefined()
  expect(changed({ answers: { ...stored.answers, items: [{ s: '' }] } })).toBeUndefined()
  expect(changed({ state: { ...stored.state, step: 'nowhere' } })).toBeUndefined()
  expect(changed({ state: { ...stored.state, step: 'selection' } })).toBeUndefined()
  expect(changed({ state: { ...stored.state, past: [{ question: 'product', item: 4, at }] } })).toBeUndefined()
  expect(readStored(null, NOW)).toBeUndefined()
})

const phrases: Phrases = {
  question: (question) => `${question}?`,
  start: (choice) => `start ${choice}`,
  product: (item) => item?.product.name ?? 'none',
  selection: (item) => item?.s ?? '',
  more: (choice) => `more ${choice}`,
  images: (names) => names.join(', '),
  country: (code) => code,
}
const answer = { type: 'answer', at } as const
const set = (values: Partial<Values>): ChatEvent => ({ type: 'set', values })
const whole: readonly ChatEvent[] = [
  { type: 'choose', choice: 'product', at },
  { type: 'pick', product: product('a'), at },
  { type: 'select', s: '-*500' },
  answer,
  { type: 'choose', choice: 'no', at },
  set({ message: ' In A4, please ' }),
  answer,
  { type: 'add-image', image: image('x') },
  answer,
  set({ name: 'Ada' }),
  answer,
  set({ email: 'ada@' }),
  answer,
  set({ email: 'ada@example.com' }),
  answer,
  set({ phone: '+49 30 12345' }),
  answer,
  set({ country: 'DE' }),
  answer,
]

test('can be read from the first question to the last', () => {
  const state = after(whole)
  expect(state.step).toBe('review')
  const said = transcript(state, phrases)
  expect(said.map(({ kind, text: words }) => `${kind} ${words}`)).toEqual([
    'out start?',
    'in start product',
    'out product?',
    'in Bolt a',
    'out selection?',
    'in -*500',
    'out more?',
    'in more no',
    'out message?',
    'in In A4, please',
    'out images?',
    'in x.png',
    'out name?',
    'in Ada',
    'out email?',
    'in ada@example.com',
    'out phone?',
    'in +49 30 12345',
    'out country?',
    'in DE',
  ])
})

test('says what is wrong, and keeps what was typed', () => {
  const typed = after(whole.slice(0, 13))
  expect(typed).toMatchObject({
    step: 'email',
    problem: { key: 'form.message.emailInvalid' },
    values: { email: 'ada@' },
  })
  const none = after([{ type: 'choose', choice: 'product', at }, { type: 'pick', product: product('a'), at }, answer])
  expect(none).toMatchObject({ step: 'selection', problem: { key: 'selection.selectFirst' } })
  expect(reduce(none, { ...answer, without: true }).step).toBe('more')
})

test('takes another product in between and at the end, and leaves one out again', () => {
  const review = after(whole)
  const two = after(
    [{ type: 'add' }, { type: 'pick', product: product('b'), at }, { ...answer, without: true }],
    review,
  )
  expect(two.step).toBe('review')
  expect(askedItems(two).map(({ product: { id }, s }) => [id, s])).toEqual([
    ['a', '-*500'],
    ['b', ''],
  ])
  expect(
    transcript(two, phrases)
      .map(({ text: words }) => words)
      .indexOf('Bolt b'),
  ).toBeLessThan(transcript(two, phrases).findIndex(({ text: words }) => words === 'message?'))
  const one = reduce(two, { type: 'remove', item: 0 })
  expect(askedItems(one).map(({ product: { id } }) => id)).toEqual(['b'])
  // Chosen once more, it is the same product, and its quantities are asked for again.
  const same = after([{ type: 'add' }, { type: 'pick', product: product('b'), at }], one)
  expect([same.step, same.current]).toEqual(['selection', 0])
})

test('begins with the product of the page that somebody comes from', () => {
  const begin = (s: string): ChatEvent => ({ type: 'begin', product: product('p'), s, at })
  expect(after([begin('')])).toMatchObject({ step: 'selection', current: 0 })
  expect(after([begin('-*5')])).toMatchObject({ step: 'more', values: { items: [{ s: '-*5' }] } })
  const later = reduce(after(whole), begin('-*5'))
  expect([later.step, askedItems(later).map(({ product: { id } }) => id)]).toEqual(['review', ['a', 'p']])
  expect(askedItems(reduce(later, begin('-*9'))).map(({ s }) => s)).toEqual(['-*500', '-*9'])
})

test('what could not be sent is sent again as the same submission', () => {
  const send = (key: string): ChatEvent => ({ type: 'send', key })
  const failure: ChatEvent = { type: 'failed', problem: { text: 'No' } }
  const offline = after([...whole, send('one'), { type: 'offline' }])
  expect([offline.step, offline.values.email]).toEqual(['offline', 'ada@example.com'])
  const failed = after([{ type: 'retry' }, failure], offline)
  expect([failed.step, failed.problem, failed.key]).toEqual(['failed', { text: 'No' }, 'one'])
  expect(after([{ type: 'back' }, send('two')], failed)).toMatchObject({ step: 'sending', key: 'one' })
  // The answer comes after the visitor went back to look once more.
  const back = after([{ type: 'retry' }, { type: 'back' }, { type: 'sent', reference: '7KQ2M4XP' }], failed)
  expect([back.step, back.reference]).toEqual(['sent', '7KQ2M4XP'])
})

test('asks again for what the service refused, without the images that it keeps no more', () => {
  const sending = after([...whole, { type: 'send', key: 'one' }])
  const failure: ChatEvent = { type: 'failed', problem: { text: 'Expired' }, question: 'images', gone: ['x'] }
  const refused = reduce(sending, failure)
  expect(refused).toMatchObject({ step: 'images', problem: { text: 'Expired' }, values: { images: [] } })
  expect(reduce(refused, answer).step).toBe('review')
})
