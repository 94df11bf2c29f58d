import { expect, it } from 'vitest';
import { convertToFilePath } from '../.storybook/filePath';

// A story file is tested when its own path is found in what this makes of its address.
it.each([
  ['/home/weftline/stories/A.stories.tsx', '/home/weftline/stories/A.stories.tsx'],
  ['/home/J%C3%BCrgen%20Gro%C3%9F/A.stories.tsx', '/home/Jürgen Groß/A.stories.tsx'],
  ['/@fs/C:/%E7%B9%94/A.stories.tsx', '/@fs/C:/織/A.stories.tsx'],
])('the address %s is that of %s', (path, file) => {
  expect(convertToFilePath(`http://localhost:63315${path}?browserv=1`)).toBe(file);
});
