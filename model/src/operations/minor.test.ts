import type { Operation, Settings } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { everything, operation } from '../../fixtures/operations.ts'
import { bannerProps, specs } from '../../fixtures/sections.ts'
import { baseTextsOf, textsIn } from '../translation/translation-state.ts'
import { sourceOf } from '../values/source-words.ts'
import { applyAll } from './apply.ts'

const of = { page: 'home', component: 'banner01' } as const
const banner = (from = everything) => from.componentsSettingValues.banner01 as Settings
const since = [sourceOf(bannerProps, banner(), 'title')]
const german = operation('set-setting', { of, path: 'title', language: 'de', value: 'Bolzen' }, 'german01')
const say = (value: string, id: string) => operation('set-setting', { of, path: 'title', value }, id)
const minor = (from: readonly string[], id = 'minor001') =>
  operation('mark-minor', { of, path: 'title', since: from }, id)

function after(...operations: readonly Operation[]) {
  const outcome = applyAll(everything, operations, specs)
  if ('error' in outcome) throw new Error(JSON.stringify(outcome.error))
  const settings = banner(outcome.draft)
  const states = [...textsIn(baseTextsOf(bannerProps, settings, 'en'), 'de')]
  return { ...outcome, settings, state: states.find(({ path }) => path === 'title')?.state }
}

it('keeps what was right before a minor change, until the words change again', () => {
  expect(after(german, say('Bolts!', 'say00001')).state).toBe('stale')
  const marked = after(german, say('Bolts!', 'say00001'), minor(since))
  expect(marked.state).toBe('translated')
  expect(after(german, say('Bolts!', 'say00001'), minor(since), say('Nuts', 'say00002')).state).toBe('stale')
  expect(
    after(german, say('Bolts!', 'say00001'), minor(since), say('Nuts', 'say00002'), say('Bolts!', 'say00003')).state,
  ).toBe('translated')
})

it('says what was equal before as well, and forgets what has nothing to do with it', () => {
  const first = after(german, say('Bolts!', 'say00001'), minor(since))
  const second = [sourceOf(bannerProps, first.settings, 'title')]
  const more = [german, say('Bolts!', 'say00001'), minor(since), say('Bolts?', 'say00002')]
  expect(after(...more, minor(second, 'minor002')).state).toBe('translated')
  expect(after(...more, minor(['2:0000000000000000'], 'minor002')).state).toBe('stale')
})

it('touches no language, and is taken back exactly', () => {
  const before = after(german, say('Bolts!', 'say00001'))
  const marked = after(german, say('Bolts!', 'say00001'), minor(since))
  const { alike, ...others } = marked.settings
  expect(others).toEqual(before.settings)
  expect(alike?.title).toHaveLength(2)
  const back = applyAll(marked.draft, [marked.done.at(-1)?.inverse as Operation], specs)
  expect('draft' in back && back.draft).toEqual(before.draft)
})
