/** `page.css` as it is published, made from `base.css` of the renderer. */
declare module 'virtual:page.css'
