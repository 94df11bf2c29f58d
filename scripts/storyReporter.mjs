export default class StoryReporter {}
