import { expect, it } from 'vitest'
import { fitted, moved, shaped } from './crop-area.ts'

const size = { width: 1600, height: 900 }
const whole = { left: 0, top: 0, width: 1600, height: 900 }

it('stays inside of the picture and is never too small to be seen', () => {
  expect(fitted({ left: -20, top: 880, width: 4, height: 5000 }, size)).toEqual({
    left: 0,
    top: 0,
    width: 16,
    height: 900,
  })
  expect(moved({ ...whole, width: 400, height: 400 }, 'all', { x: 5000, y: -5 }, size)).toEqual({
    left: 1200,
    top: 0,
    width: 400,
    height: 400,
  })
})

it('is drawn by a corner, while the corner across stays', () => {
  expect(moved(whole, 'top-left', { x: 100, y: 50 }, size)).toEqual({ left: 100, top: 50, width: 1500, height: 850 })
  expect(moved(whole, 'bottom-right', { x: -600, y: -300 }, size)).toEqual({
    left: 0,
    top: 0,
    width: 1000,
    height: 600,
  })
})

it('keeps a shape that was chosen', () => {
  const square = shaped(whole, 1, size)
  expect(square).toEqual({ left: 350, top: 0, width: 900, height: 900 })
  expect(moved(square, 'bottom-right', { x: -300, y: -10 }, size, 1)).toEqual({
    left: 350,
    top: 0,
    width: 600,
    height: 600,
  })
  expect(moved(square, 'bottom-right', { x: 900, y: 0 }, size, 1)).toEqual(square)
})
