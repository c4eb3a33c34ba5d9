import { useRouter } from '@tanstack/react-router';

/** Returns a function that calls `act` once the next page has rendered. */
export function useNextPage() {
  const router = useRouter();
  return (act: () => void): void => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      act();
    });
  };
}
