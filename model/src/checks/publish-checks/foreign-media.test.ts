import { expect, test } from 'vitest'
import { a, banner, type Props, specs } from '../../../fixtures/checked-drafts.ts'
import { checkDraft } from './check-draft.ts'

const image = (src: string): Props => ({ image: { pc: { src, alt: 'A bolt' } } })
const found = (src: string, mediaHosts?: readonly string[]) =>
  checkDraft({ draft: banner(image(src)), specs, mediaHosts }).map(({ level, component, path, key, params }) => ({
    level,
    component,
    path,
    key,
    params,
  }))

test('a picture that visitors never see is named, with its host', () => {
  const foreign = (host: string) => [
    { level: 'warning', component: a, path: 'image.src', key: 'check.foreignMedia', params: { host } },
  ]
  const hosts = ['oss.example.cn', 'lamps.example']
  expect(found('https://elsewhere.example/a.webp', hosts)).toEqual(foreign('elsewhere.example'))
  expect(found('http://elsewhere.example:8080/a.webp', hosts)).toEqual(foreign('elsewhere.example:8080'))
  expect(found('//elsewhere.example/a.webp', hosts)).toEqual(foreign('elsewhere.example'))
  expect(found('https://LAMPS.example.evil.example/a.webp', [])).toEqual(foreign('lamps.example.evil.example'))
})

test('a picture of the site, of a store, or that stands in its address is not', () => {
  for (const src of ['/media/1/a.webp', 'a.webp', 'https://oss.example.cn/a.webp', 'data:image/webp;base64,AAAA'])
    expect([src, found(src, ['oss.example.cn'])]).toEqual([src, []])
  // Nobody said which hosts there are.
  expect(found('https://elsewhere.example/a.webp')).toEqual([])
})
