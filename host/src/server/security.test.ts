import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { pageSecurity } from './security.ts'

const { config } = readConfig({ PARENT_ORIGINS: 'https://erp.example', ASSET_HOST_CN: 'cn.example' })
const policyOf = (page: Parameters<ReturnType<typeof pageSecurity>>[0]) =>
  pageSecurity(config)(page, 'https')['content-security-policy']

test('the policy of a page that visitors see', () => {
  const page =
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
    "img-src 'self' data: cn.example; media-src 'self' cn.example; connect-src 'self' cn.example; " +
    "font-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors "
  expect(policyOf({ key: 'home' })).toBe(`${page}'self'`)
  expect(policyOf({})).toBe(`${page}'self'`)
  // Error pages at the address of an editor.
  expect(policyOf({ key: 'designer' })).toBe(`${page}'none'`)
  expect(policyOf({ key: 'designerIframe' })).toBe(`${page}'self' https://erp.example`)
})

test('decision 010: only the pages of editors may compile validators, and nothing foreign runs there either', () => {
  const editor =
    "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
    "style-src-attr 'unsafe-inline'; worker-src 'self'; frame-src 'self'; " +
    "img-src 'self' data: cn.example blob:; media-src 'self' cn.example blob:; connect-src 'self' cn.example; " +
    "font-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors "
  expect(policyOf({ key: 'designer', isEditor: true })).toBe(`${editor}'none'`)
  expect(policyOf({ key: 'utils', isEditor: true })).toBe(`${editor}'none'`)
  expect(policyOf({ key: 'designerIframe', isEditor: true })).toBe(`${editor}'self' https://erp.example`)
})

test('allowed hosts of pictures and films are in their part of the policy alone', () => {
  const allowing = pageSecurity(readConfig({ MEDIA_HOSTS: 'images.example' }).config)
  const policy = allowing({ key: 'home' }, 'https')['content-security-policy']
  expect(policy).toContain("img-src 'self' data: images.example; media-src 'self' images.example; connect-src 'self';")
})
