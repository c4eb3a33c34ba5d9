export { NotFoundView as NotFoundFlow } from '#components/notFound/NotFoundView.tsx';
