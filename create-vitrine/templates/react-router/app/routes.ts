import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/page.tsx'),
  route('edit', 'routes/edit.tsx'),
  route('form', 'routes/form.tsx'),
  route('api/document', 'routes/document.ts'),
  route('api/publish', 'routes/publish.ts'),
] satisfies RouteConfig
