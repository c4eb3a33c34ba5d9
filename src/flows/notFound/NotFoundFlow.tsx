export { NotFoundView as NotFoundFlow } from '#views/notFound/NotFoundView.tsx';
