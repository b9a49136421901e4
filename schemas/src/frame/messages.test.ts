import { describe, expect, it } from 'vitest'
import { checkOf } from '../validate/validator.ts'
import {
  FRAME_PROTOCOL,
  FRAME_VERSION,
  type FrameMessage,
  frameMessage,
  framePayloads,
  type ParentMessage,
  parentMessage,
  parentPayloads,
} from './messages.ts'

const envelope = { protocol: FRAME_PROTOCOL, version: FRAME_VERSION } as const
const remove = { id: 'k3v9Qa2Z', type: 'remove-component', page: 'home', component: 'b7Xw01Lp' } as const
const view = { page: 'home', language: 'de', device: 'tablet', selected: null } as const

const ofParent: readonly ParentMessage[] = [
  { ...envelope, type: 'hello', payload: {} },
  { ...envelope, type: 'hello', payload: { ticket: 'secret' } },
  { ...envelope, type: 'ticket', payload: { ticket: 'secret' } },
  { ...envelope, type: 'operations', payload: { operations: [remove] } },
  { ...envelope, type: 'view', payload: { language: 'ar' } },
  { ...envelope, type: 'view', payload: view },
  { ...envelope, type: 'bye', payload: {} },
]
const ofFrame: readonly FrameMessage[] = [
  { ...envelope, type: 'waiting', payload: {} },
  {
    ...envelope,
    type: 'ready',
    payload: {
      draftsId: '1',
      revision: 7,
      view,
      defaultLanguage: 'en',
      languages: ['en', 'de'],
      pages: [{ id: 'home', name: 'Home' }],
    },
  },
  { ...envelope, type: 'operations', payload: { operations: [remove], by: 'undo' } },
  { ...envelope, type: 'applied', payload: { ids: ['k3v9Qa2Z'] } },
  { ...envelope, type: 'view', payload: { selected: 'b7Xw01Lp' } },
  { ...envelope, type: 'saved', payload: { revision: 8 } },
  { ...envelope, type: 'published', payload: { release: 'r1' } },
  { ...envelope, type: 'ticket-wanted', payload: {} },
  { ...envelope, type: 'error', payload: { code: 'refused', message: 'It stands nowhere.', ids: ['k3v9Qa2Z'] } },
]

describe('what parent and frame say', () => {
  it.each(ofParent)('the frame takes $type of its parent', (message) => {
    expect(checkOf(parentMessage)(message)).toEqual([])
  })
  it.each(ofFrame)('the parent takes $type of its frame', (message) => {
    expect(checkOf(frameMessage)(message)).toEqual([])
  })
  it('every type is here', () => {
    const typesOf = (messages: readonly { readonly type: string }[]) => new Set(messages.map(({ type }) => type))
    expect(typesOf(ofParent)).toEqual(new Set(Object.keys(parentPayloads)))
    expect(typesOf(ofFrame)).toEqual(new Set(Object.keys(framePayloads)))
  })

  const operations = (...list: readonly unknown[]) => ({
    ...envelope,
    type: 'operations',
    payload: { operations: list },
  })
  it.each([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['a list', [ofParent[0]]],
    ['another protocol', { ...ofParent[0], protocol: 'other' }],
    ['another version', { ...ofParent[0], version: 2 }],
    ['a version as a text', { ...ofParent[0], version: '1' }],
    ['no type', { ...envelope, payload: {} }],
    ['an unknown type', { ...envelope, type: 'publish', payload: {} }],
    ['a type of the other side', ofFrame[5]],
    ['the name of something that every object has', { ...envelope, type: 'constructor', payload: {} }],
    ['no payload', { ...envelope, type: 'hello' }],
    ['more than the envelope', { ...ofParent[0], opener: true }],
    ['more than the payload', { ...envelope, type: 'hello', payload: { token: 'x' } }],
    ['a ticket that is none', { ...envelope, type: 'ticket', payload: { ticket: { toString: 'x' } } }],
    ['an endless ticket', { ...envelope, type: 'ticket', payload: { ticket: 'x'.repeat(201) } }],
    ['no operations', operations()],
    ['an operation without an id', operations({ ...remove, id: undefined })],
    ['an operation that is none', operations(remove, { id: 'k3v9Qa2Y', type: 'eval', page: 'home' })],
    ['an operation with more', operations({ ...remove, more: 'x' })],
    ['too many operations', operations(...Array(10_001).fill(remove))],
    ['a view of nothing', { ...envelope, type: 'view', payload: {} }],
    ['a device that is none', { ...envelope, type: 'view', payload: { device: 'watch' } }],
    ['a component by a selector', { ...envelope, type: 'view', payload: { selected: '"] *' } }],
    ['a page by an address', { ...envelope, type: 'view', payload: { page: '../admin' } }],
  ])('the frame refuses %s', (_what, message) => {
    expect(checkOf(parentMessage)(message)).not.toEqual([])
  })
})
