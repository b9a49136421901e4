import type { OperationInput, SendCall } from '@vitrine/editor-core'
import { createSignIn, withSignIn } from '@vitrine/editor-core'
import { CallError, listDrafts, saveDraft } from '@vitrine/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draft } from '../../../model/fixtures/operations.ts'
import { specs } from '../../../model/fixtures/sections.ts'
import { DraftService } from '../testing/draft-service.ts'
import { createShelf, Person } from '../testing/person.ts'

const banner = { page: 'home', component: 'banner01' } as const
const title = (value: string, language?: string): OperationInput => ({
  type: 'set-setting',
  of: banner,
  path: 'title',
  value,
  ...(language && { language }),
})
const text = (id: string, body: string, page = 'home'): OperationInput => ({
  type: 'insert-component',
  page,
  parent: null,
  after: null,
  root: id,
  components: { [id]: { type: 'text', version: 1 } },
  settings: { [id]: { props: { body } } },
})

let service: DraftService
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const someone = async (name: string, shelf = createShelf()) => {
  const person = new Person(name, service, specs, shelf)
  await pass(1)
  return person
}
const titleAt = (from: { readonly componentsSettingValues: DraftService['draft']['componentsSettingValues'] }) =>
  from.componentsSettingValues.banner01?.props.title
const saves = () => new Set(service.log.map(({ revision }) => revision)).size
/** Something goes wrong with the next saves, as often as told. */
const failing = (fault: NonNullable<ReturnType<NonNullable<Person['fault']>>>, times = 1): Person['fault'] => {
  let remaining = times
  return (call) => (call === saveDraft && remaining-- > 0 ? fault : undefined)
}

beforeEach(() => {
  vi.useFakeTimers()
  service = new DraftService(draft, specs)
})
afterEach(() => void vi.useRealTimers())

describe('what is changed', () => {
  it('is saved after two seconds of rest', async () => {
    const ann = await someone('ann')
    expect(ann.kind).toBe('saved')
    ann.do(title('Nuts'))
    expect(ann.kind).toBe('waiting')
    await pass(1900)
    ann.do(title('Nuts and bolts'))
    await pass(1900)
    expect(saves()).toBe(0)
    await pass(200)
    expect([ann.kind, titleAt(service.draft)]).toEqual(['saved', 'Nuts and bolts'])
  })

  it('is saved after half a minute at most, by somebody who never rests', async () => {
    const ann = await someone('ann')
    for (let second = 0; second < 65; second++) {
      ann.do(title(`After ${second}`))
      await pass(1000)
    }
    expect(saves()).toBe(2)
  })

  it('goes out one save at a time; what is changed meanwhile goes with the next one', async () => {
    const ann = await someone('ann')
    ann.delay = 3000
    ann.do(title('First'))
    const saving = ann.saving.saveNow()
    await pass(1000)
    expect(ann.kind).toBe('saving')
    ann.do(title('Second'))
    await pass(20_000)
    expect([await saving, ann.kind, saves(), titleAt(service.draft)]).toEqual([true, 'saved', 2, 'Second'])
  })

  it('makes no conflict for one person on a slow line whose answers get lost', async () => {
    const ann = await someone('ann')
    ann.delay = 1500
    for (let edit = 0; edit < 200; edit++) {
      if (edit % 5 === 0) ann.fault = failing('answer lost')
      ann.do(edit % 3 === 0 ? text(`text${1000 + edit}`, `${edit}`) : title(`Edit ${edit}`))
      await pass(400)
    }
    await pass(60_000)
    expect(ann.notified).toEqual(new Set())
    expect([...ann.did].filter((id) => !service.log.some(({ operation }) => operation.id === id))).toEqual([])
    expect(ann.editor.whole().componentsSettingValues.banner01).toEqual(service.draft.componentsSettingValues.banner01)
  })
})

describe('others', () => {
  it('are seen without asking, before mine is saved as after it', async () => {
    const [ann, ben] = [await someone('ann'), await someone('ben')]
    ann.do(title('Nuts'))
    ben.do(title('Muttern', 'de'), { type: 'change-page', page: 'about', changes: { slug: 'us' } })
    await ben.saving.saveNow()
    service.notify()
    await pass(1)
    expect(ann.editor.settings('banner01')).toMatchObject({
      props: { title: 'Nuts' },
      editPropsByLangEnvMap: { de: { title: 'Muttern' } },
    })
    expect(ann.editor.state.getState().pagesList[1]?.slug).toBe('us')
    expect(ann.unsaved).toBe(1)
    await pass(3000)
    service.notify()
    await pass(1)
    expect(titleAt(ben.editor.whole())).toBe('Nuts')
  })

  it('may work on pages that are not open here, and take them away', async () => {
    const [ann, ben] = [await someone('ann'), await someone('ben')]
    const opening = ben.saving.openPage('about')
    await opening
    ben.do({ type: 'set-setting', of: { page: 'about', component: 'text0001' }, path: 'body', value: 'Us' })
    ben.do(text('newtext1', 'More', 'about'))
    await ben.saving.saveNow()
    ben.do({ type: 'move-component', ...banner, to: { page: 'about', parent: null, after: null } })
    await ben.saving.saveNow()
    service.notify()
    await pass(10)
    expect(ann.editor.component('banner01')).toBeUndefined()
    expect(ann.editor.structure({ page: 'home' })).toEqual(service.draft.pageSchemaMap.home)
    await ann.saving.openPage('about')
    expect(ann.editor.structure({ page: 'about' })).toEqual(service.draft.pageSchemaMap.about)
    await ben.saving.openPage('cases')
    ben.do({ type: 'remove-page', page: 'cases' })
    await ben.saving.saveNow()
    service.notify()
    await pass(10)
    expect(ann.editor.state.getState().pagesList.map(({ id }) => id)).toEqual(['home', 'about'])
    expect(ann.newStarts).toBe(0)
    await expect(ann.saving.openPage('cases')).rejects.toThrow(CallError)
  })

  it('are caught up with when a page comes that is newer than the draft', async () => {
    const [ann, ben] = [await someone('ann'), await someone('ben')]
    ben.do(title('Theirs'))
    await ben.saving.saveNow()
    await ann.saving.openPage('about')
    expect([titleAt(ann.editor.whole()), ann.editor.state.getState().revision]).toEqual(['Theirs', 8])
  })
})

describe('two who change the same', () => {
  const conflicted = async () => {
    const [ann, ben] = [await someone('ann'), await someone('ben')]
    ben.do(title('Theirs'))
    await ben.saving.saveNow()
    ann.do(title('Mine'), text('newtext1', 'Mine too'))
    await ann.saving.saveNow()
    return { ann, ben }
  }

  it('are told of it, while the rest is saved', async () => {
    const { ann } = await conflicted()
    await pass(100)
    expect(ann.kind).toBe('conflict')
    const [conflict] = ann.saving.state.getState().conflicts
    expect(conflict).toMatchObject({
      touch: { id: 'banner01', path: 'title' },
      mine: [{ value: 'Mine' }],
      theirs: { by: 'ben', operation: { value: 'Theirs' } },
    })
    expect(service.draft.componentsSettingValues.newtext1?.props.body).toBe('Mine too')
    expect([titleAt(ann.editor.whole()), ann.saving.isUnsaved()]).toEqual(['Theirs', true])
  })

  it('keep mine or theirs, as is chosen', async () => {
    const { ann } = await conflicted()
    ann.saving.choose(ann.saving.state.getState().conflicts, 'mine')
    await pass(3000)
    expect([ann.kind, titleAt(service.draft)]).toEqual(['saved', 'Mine'])
    const { ann: eva } = await conflicted()
    eva.saving.choose(eva.saving.state.getState().conflicts, 'theirs')
    await pass(3000)
    expect([eva.kind, titleAt(service.draft)]).toEqual(['saved', 'Theirs'])
  })

  it('get a section back that the other one took away, when mine is chosen', async () => {
    const [ann, ben] = [await someone('ann'), await someone('ben')]
    ben.do({ type: 'remove-component', ...banner })
    await ben.saving.saveNow()
    ann.do(title('Mine'))
    await ann.saving.saveNow()
    ann.saving.choose(ann.saving.state.getState().conflicts, 'mine')
    await pass(3000)
    expect(titleAt(service.draft)).toBe('Mine')
  })
})

describe('a session that is over', () => {
  it('asks to sign in, and goes on with the save', async () => {
    const ann = await someone('ann')
    ann.do(title('Nuts'))
    service.signedOut.add('ann')
    await pass(2100)
    const { signIn } = ann.saving
    expect([ann.kind, signIn.state.getState().isAsked]).toEqual(['signed-out', true])
    await signIn.submit('ann@example.com', 'wrong')
    expect(signIn.state.getState().problem).toBe('That is not right.')
    await signIn.submit('ben@example.com', service.password)
    expect([signIn.state.getState().otherAccount, ann.kind]).toEqual(['ben@example.com', 'signed-out'])
    ann.do(title('Nuts and bolts'))
    await signIn.submit('ann@example.com', service.password)
    await pass(3000)
    expect([ann.kind, titleAt(service.draft), signIn.state.getState().isAsked]).toEqual([
      'saved',
      'Nuts and bolts',
      false,
    ])
  })

  it('does not ask again and again whoever would rather sign in later', async () => {
    const ann = await someone('ann')
    service.signedOut.add('ann')
    ann.do(title('Nuts'))
    await pass(2100)
    ann.saving.signIn.cancel()
    ann.do(title('Bolts'))
    await pass(40_000)
    expect([ann.kind, ann.saving.signIn.state.getState().isAsked]).toEqual(['signed-out', false])
    service.signedOut.delete('ann')
    expect(await ann.saving.saveNow()).toBe(true)
    expect(ann.kind).toBe('saved')
  })

  it('is met by any other call too, with one question for all of them', async () => {
    let isOver = true
    const plain = (async () => {
      if (isOver) throw new CallError('not_signed_in')
      return []
    }) as unknown as SendCall
    const account = { id: 'ann', name: 'Ann', email: 'ann@example.com' }
    const signIn = createSignIn({ send: (async () => account) as unknown as SendCall, account })
    const send = withSignIn(plain, signIn)
    const answers = Promise.all([send(listDrafts, {}), send(listDrafts, {})])
    await pass(1)
    isOver = false
    await signIn.submit(account.email, 'password')
    expect([await answers, signIn.state.getState().times]).toEqual([[[], []], 1])
  })
})

describe('what cannot be saved', () => {
  it('is taken out with what needs it, and told; the rest is saved', async () => {
    const ann = await someone('ann')
    ann.fault = failing(new CallError('not_allowed', { details: { operation: 'operati1' }, message: 'Not you.' }))
    ann.do({ id: 'operati1', ...text('newtext1', 'No') } as OperationInput)
    ann.do({ type: 'set-setting', of: { page: 'home', component: 'newtext1' }, path: 'body', value: 'Longer' })
    ann.do(title('Nuts'))
    await ann.saving.saveNow()
    await pass(100)
    const { rejected } = ann.saving.state.getState()
    expect(rejected).toMatchObject([
      { message: 'Not you.', operations: [{ type: 'insert-component' }, { value: 'Longer' }] },
    ])
    expect([ann.kind, titleAt(service.draft), ann.editor.component('newtext1')]).toEqual(['refused', 'Nuts', undefined])
    ann.saving.dismiss(rejected[0] as (typeof rejected)[0])
    expect(ann.kind).toBe('saved')
  })

  it('at this moment is told, and tried again when the service says', async () => {
    const ann = await someone('ann')
    ann.fault = failing(new CallError('too_many_requests', { retryAfter: 7, message: 'Too often.' }))
    ann.do(title('Nuts'))
    await pass(2100)
    expect([ann.kind, ann.saving.state.getState().saveError?.message]).toEqual(['refused', 'Too often.'])
    await pass(6000)
    expect(saves()).toBe(0)
    await pass(1100)
    expect([ann.kind, saves()]).toEqual(['saved', 1])
  })

  it('because the service has an older draft is loaded anew, and offered', async () => {
    const [ann, ben] = [await someone('ann'), await someone('ben')]
    ben.do(title('Theirs'))
    await ben.saving.saveNow()
    service.notify()
    await pass(1)
    service.draft = draft
    service.log.length = 0
    ann.do(title('Mine'))
    await pass(2100)
    expect(ann.newStarts).toBe(1)
    const [copy] = ann.saving.state.getState().recoverable
    await ann.saving.restore(copy as NonNullable<typeof copy>)
    await ann.saving.saveNow()
    expect(titleAt(service.draft)).toBe('Mine')
  })
})

describe('a service that goes away', () => {
  it('loses nothing in ten restarts of 15 seconds, and is told of within three', async () => {
    const ann = await someone('ann')
    for (let restart = 0; restart < 10; restart++) {
      ann.do(title(`Before ${restart}`))
      service.isDown = true
      service.hangUp()
      await pass(3000)
      expect(ann.kind).toBe('offline')
      ann.do(text(`text${1000 + restart}`, 'While it was away'))
      await pass(12_000)
      service.isDown = false
      await pass(10_000)
      expect([ann.kind, ann.unsaved]).toEqual(['saved', 0])
    }
    expect(service.log).toHaveLength(20)
  })
})

describe('a tab that dies', () => {
  it('loses a moment at most; the rest is offered and goes on top of what others did', async () => {
    const [ann, ben] = [await someone('ann'), await someone('ben')]
    for (let kill = 0; kill < 50; kill++) {
      ann.do(text(`text${1000 + kill}`, `${kill}`))
      await pass(300)
      ann.crash()
      ben.do(title(`Theirs ${kill}`))
      await ben.saving.saveNow()
      ann.open()
      await pass(10)
      const { recoverable } = ann.saving.state.getState()
      expect(recoverable.map(({ operations }) => operations.length)).toEqual([1])
      await ann.saving.restore(recoverable[0] as (typeof recoverable)[0])
      await pass(10)
      expect(ann.saving.state.getState().recoverable).toEqual([])
      await ann.saving.saveNow()
    }
    expect(Object.keys(service.draft.pageSchemaMap.home?.components ?? {})).toHaveLength(55)
    await pass(1000)
    expect(ann.shelf.copies.size).toBe(0)
  })

  it('brings conflicts of its time along', async () => {
    const [ann, ben] = [await someone('ann'), await someone('ben')]
    ann.do(title('Mine'))
    await pass(300)
    ann.crash()
    ben.do(title('Theirs'))
    await ben.saving.saveNow()
    ann.open()
    await pass(10)
    for (const copy of ann.saving.state.getState().recoverable) await ann.saving.restore(copy)
    expect([ann.kind, titleAt(ann.editor.whole())]).toEqual(['conflict', 'Theirs'])
    await pass(300)
    ann.crash()
    ann.open()
    await pass(10)
    const [again] = ann.saving.state.getState().recoverable
    expect(again?.conflicts).toHaveLength(1)
    await ann.saving.discard(again as NonNullable<typeof again>)
    expect(ann.shelf.copies.size).toBe(0)
  })

  it('is not offered what was saved after all', async () => {
    const ann = await someone('ann')
    ann.fault = failing('answer lost')
    ann.do(title('Nuts'))
    await pass(2100)
    ann.crash()
    ann.open()
    await pass(10)
    expect([titleAt(service.draft), ann.saving.state.getState().recoverable, ann.shelf.copies.size]).toEqual([
      'Nuts',
      [],
      0,
    ])
  })

  it('leaves the work of another open tab of the same person alone', async () => {
    const shelf = createShelf()
    const [one, other] = [await someone('ann', shelf), await someone('ann', shelf)]
    one.do(title('One'))
    other.do(title('Anders', 'de'))
    await pass(300)
    expect(shelf.copies.size).toBe(2)
    one.crash()
    const third = await someone('ann', shelf)
    await pass(10)
    expect(third.saving.state.getState().recoverable.map(({ tab }) => tab)).toEqual([one.tab])
  })
})
