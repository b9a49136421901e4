import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('edit', 'routes/edit.tsx'),
  route('form', 'routes/form.tsx'),
  route('api/document', 'routes/document.ts'),
  route('api/publish', 'routes/publish.ts'),
  // Every other address is a page of the site, or none; the one of all of them that `*` leaves out is `/`.
  index('routes/page.tsx', { id: 'home' }),
  route('*', 'routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig
