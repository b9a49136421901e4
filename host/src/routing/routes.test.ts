import { expect, test } from 'vitest'
import { checkGuardNames, hasValidParams, type Route, routeAddress, routePatterns, routes } from './routes.ts'

const all: readonly Route[] = Object.values(routes)

test('links name a route and its parameters', () => {
  expect(routeAddress(routes.product, { id: 'lamp 1/2' })).toBe('/product/lamp%201%2F2')
  expect(routeAddress(routes.products)).toBe('/products')
  expect(routeAddress(routes.designer, { draftsId: '7' })).toBe('/drafts/7/designer')
  // @ts-expect-error a product needs an id
  expect(() => routeAddress(routes.product)).toThrow(/needs the parameter 'id'/)
})

test('the landing routes and what is told of them are public and named preview-route, and only they', () => {
  const aboutPages: readonly Route[] = [routes.sitemap, routes.feed]
  for (const route of all as readonly Route[]) {
    expect(route.guards.includes('preview-route')).toBe(route.layout === 'landing' || aboutPages.includes(route))
    // The inquiry list is of one visitor.
    const isPublic = route === routes.robots || (route.guards.includes('preview-route') && route !== routes.inquiryList)
    expect(route.cache === 'public').toBe(isPublic)
  }
})

test('T1 only the two designer routes are design mode', () => {
  expect(all.filter(({ mode }) => mode === 'design')).toEqual([routes.designer, routes.designerIframe])
})

test('an unknown guard refuses to start', () => {
  expect(() => checkGuardNames()).not.toThrow()
  expect(() => checkGuardNames({ x: { guards: ['no-such'] } })).toThrow("Unknown route middleware: 'no-such'.")
})

test('T5 the number of a draft is 1 to 15 plain digits', () => {
  for (const draftsId of ['1', '7', '999999999999999']) expect(hasValidParams({ draftsId })).toBe(true)
  for (const draftsId of ['0', '007', '+7', '-7', '７', '7a', '7.0', '1e3', '', ' 7', '1000000000000000'])
    expect(hasValidParams({ draftsId })).toBe(false)
})

test('every route is registered, with a clientId where one may stand', () => {
  const patterns = routePatterns()
  expect(patterns).toContain('/product/:id')
  expect(patterns).toContain('/:clientId/product/:id')
  expect(patterns).toContain('/:clientId')
  expect(patterns).toContain('/login')
  expect(patterns).not.toContain('/:clientId/login')
  expect(new Set(patterns).size).toBe(patterns.length)
})
