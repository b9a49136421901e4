import type { Draft } from '@vitrine/schemas'
import { CallError, saveDraft } from '@vitrine/schemas'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draft } from '../../../model/fixtures/operations.ts'
import { maker, operationInput } from '../../../model/fixtures/random-operations.ts'
import { specs } from '../../../model/fixtures/sections.ts'
import { DraftService } from '../testing/draft-service.ts'
import { Person } from '../testing/person.ts'

const numRuns = Number(process.env.PROPERTY_RUNS ?? 500)

const step = fc.record({
  who: fc.nat(1),
  what: fc.oneof(
    { weight: 14, arbitrary: fc.constant('do' as const) },
    {
      weight: 5,
      arbitrary: fc.constantFrom('wait', 'rest', 'save', 'open', 'mine', 'theirs', 'notify'),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'lose request',
        'lose answer',
        'break',
        'sign out',
        'slow',
        'crash',
        'restart',
        'limit',
      ),
    },
  ),
  operationInput,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What a person sees of a draft, of the pages that are open. */
const seen = (whole: Omit<Draft, 'draftsId' | 'name' | 'revision'>, pages: readonly string[]) => {
  const open = Object.entries(whole.pageSchemaMap).filter(([page]) => pages.includes(page))
  const ids = new Set(open.flatMap(([, { components }]) => Object.keys(components)))
  return {
    pagesList: whole.pagesList,
    menuList: whole.menuList,
    globalConfiguration: whole.globalConfiguration,
    pageSchemaMap: Object.fromEntries(open),
    settings: Object.fromEntries(Object.entries(whole.componentsSettingValues).filter(([id]) => ids.has(id))),
  }
}

/** Signs in whoever is asked to, and restores what is offered. */
async function help(person: Person, service: DraftService): Promise<void> {
  const { signIn, state } = person.saving
  if (signIn.state.getState().isAsked) void signIn.submit(signIn.account.email, service.password)
  for (const copy of state.getState().recoverable) void person.saving.restore(copy).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(100)
}

async function end(people: readonly Person[], service: DraftService): Promise<void> {
  service.isDown = false
  for (const person of people) {
    person.fault = undefined
    person.delay = 0
  }
  for (let round = 0; round < 30; round++) {
    for (const person of people) {
      await help(person, service)
      const { conflicts } = person.saving.state.getState()
      if (conflicts.length > 0) person.saving.choose(conflicts, round % 2 === 0 ? 'mine' : 'theirs')
    }
    service.notify()
    await vi.advanceTimersByTimeAsync(20_000)
    const isQuiet = people.every((person) => {
      const { recoverable, conflicts } = person.saving.state.getState()
      const { revision } = person.editor.state.getState()
      return (
        person.hasStarted &&
        person.unsaved + recoverable.length + conflicts.length === 0 &&
        revision === service.draft.revision
      )
    })
    if (isQuiet) return
  }
  throw new Error(`never quiet: ${JSON.stringify(people.map(({ saving }) => saving.state.getState()))}`)
}

it('loses nothing, and everybody ends with the draft of the log, whatever happens in between', async () => {
  const seenKinds: Record<string, number> = {}
  let [runs, operations, starts] = [0, 0, 0]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 60 }), async (steps) => {
      const service = new DraftService(draft, specs)
      const people = [new Person('ann', service, specs), new Person('ben', service, specs)]
      const makers = [maker('a'), maker('b')]
      await vi.advanceTimersByTimeAsync(1)
      for (const { who, what, operationInput } of steps) {
        const person = people[who] as Person
        const { saving, editor } = person
        const once = (fault: Person['fault']) => {
          let isDone = false
          person.fault = (call) => {
            if (isDone || call !== saveDraft) return undefined
            isDone = true
            return fault?.(call)
          }
        }
        switch (what) {
          case 'do': {
            const made = makers[who]?.(editor.whole(), operationInput)
            if (made) person.do(made)
            break
          }
          case 'wait':
            await vi.advanceTimersByTimeAsync(operationInput.numbers[0] ?? 0)
            break
          case 'rest':
            await vi.advanceTimersByTimeAsync(3000)
            break
          case 'save':
            void saving.saveNow()
            break
          case 'open':
            void saving
              .openPage((operationInput.numbers[0] as number) % 2 === 0 ? 'about' : 'cases')
              .catch(() => undefined)
            break
          case 'mine':
          case 'theirs':
            saving.choose(saving.state.getState().conflicts, what)
            break
          case 'notify':
            service.notify()
            break
          case 'lose request':
            once(() => 'request lost')
            break
          case 'lose answer':
            once(() => 'answer lost')
            break
          case 'limit':
            once(() => new CallError('too_many_requests', { retryAfter: 3 }))
            break
          case 'break':
            service.hangUp()
            break
          case 'sign out':
            service.signedOut.add(person.name)
            break
          case 'slow':
            person.delay = person.delay > 0 ? 0 : 3000
            break
          case 'restart':
            service.isDown = !service.isDown
            if (service.isDown) service.hangUp()
            break
          case 'crash':
            await vi.advanceTimersByTimeAsync(300)
            person.crash()
            person.open()
            await vi.advanceTimersByTimeAsync(1)
            break
        }
        for (const one of people) seenKinds[one.kind] = (seenKinds[one.kind] ?? 0) + 1
        for (const one of people) if ((operationInput.numbers[1] as number) % 3 === 0) await help(one, service)
      }
      await end(people, service)
      const logged = new Set(service.log.map(({ operation }) => operation.id))
      for (const person of people) {
        const pages = person.editor.state.getState().loaded
        expect(seen(person.editor.whole(), pages)).toEqual(seen(service.draft, pages))
        const lost = [...person.did].filter((id) => !logged.has(id) && !person.notified.has(id))
        expect(lost).toEqual([])
        operations += person.did.size
        starts += person.newStarts
        person.crash()
      }
      runs += 1
    }),
    { numRuns },
  )
  process.stdout.write(
    `saving: ${runs} runs, ${operations} operations, ${starts} new starts, ${JSON.stringify(seenKinds)}\n`,
  )
}, 900_000)
