import { expect, it } from 'vitest'
import type { Finding } from './finding.ts'
import { findingId, isAccepted } from './finding-id.ts'

const finding: Finding = {
  level: 'warning',
  key: 'check.altMissing',
  page: 'home',
  component: 'aaaaaaaa',
  section: 'banner',
  path: 'image',
  language: 'de',
  params: {},
}

it('names what is said where, whatever a section is called by', () => {
  expect(findingId({ ...finding, section: 'poster', items: ['One'] })).toBe(findingId(finding))
  const others: readonly Partial<Finding>[] = [
    { key: 'check.sampleText' },
    { page: 'about' },
    { component: 'bbbbbbbb' },
    { path: 'image.mobile' },
    { language: 'en' },
    { params: { name: 'x' } },
    { content: { kind: 'product', id: 'k3v9Qa2Z' } },
  ]
  const ids = others.map((other) => findingId({ ...finding, ...other }))
  expect(new Set([findingId(finding), ...ids]).size).toBe(others.length + 1)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/)
})

it('is accepted itself, and when it was accepted for all languages', () => {
  const { language: _language, ...everywhere } = finding
  expect(isAccepted(new Set([findingId(finding)]), finding)).toBe(true)
  expect(isAccepted(new Set([findingId(everywhere)]), finding)).toBe(true)
  expect(isAccepted(new Set([findingId(finding)]), everywhere)).toBe(false)
  expect(isAccepted(new Set(), finding)).toBe(false)
})
