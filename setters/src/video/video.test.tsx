import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const film = { src: '/films/old.mp4', title: 'Our works', captions: '/films/old.vtt', width: 640, height: 360 }

it('takes a film of the library with its poster; title and captions stay', async () => {
  const { user, field, fieldValue } = drawSetter({ $ref: 'video' }, film)
  expect(field('Sample')).toHaveProperty('tagName', 'FIELDSET')
  await user.click(screen.getByRole('button', { name: 'Choose a video for Sample' }))
  await user.click(await screen.findByRole('option', { name: 'tour.mp4' }))
  expect(fieldValue()).toEqual({
    src: '/films/tour.mp4',
    title: 'Our works',
    captions: '/films/old.vtt',
    poster: '/pictures/hall.webp',
  })
})

it('has a title, a poster and captions of its own, each a field', async () => {
  const { user, field, fieldValue } = drawSetter({ $ref: 'video' }, { src: '/films/old.mp4' })
  await user.type(field('Video title'), 'A')
  await user.type(field('Captions (VTT file)'), '/a.vtt')
  await user.click(screen.getByRole('button', { name: 'Choose an image for Poster image' }))
  await user.click(await screen.findByRole('option', { name: 'hall.webp' }))
  expect(fieldValue()).toEqual({ src: '/films/old.mp4', title: 'A', captions: '/a.vtt', poster: '/pictures/hall.webp' })
})

it('goes, and keeps its title', async () => {
  const { user, fieldValue } = drawSetter({ $ref: 'video' }, film)
  await user.click(screen.getByRole('button', { name: 'Remove the video of Sample' }))
  expect(fieldValue()).toEqual({ title: 'Our works', captions: '/films/old.vtt' })
})
