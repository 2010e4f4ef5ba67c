// Command drive calls every endpoint by the client that OpenAPI Generator makes for Go.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	nonet "made"
)

// must returns an answer, or ends the program where there is none.
func must[Answer any, Response any](answer Answer, _ Response, err error) Answer {
	if err != nil {
		log.Fatal(err)
	}
	return answer
}

func start(pdf *os.File) string {
	text := make([]byte, 4)
	if _, err := io.ReadFull(pdf, text); err != nil {
		log.Fatal(err)
	}
	return string(text)
}

func main() {
	site, key, puzzle := os.Args[1], os.Args[2], os.Args[3]
	settings := nonet.NewConfiguration()
	settings.Servers = nonet.ServerConfigurations{{URL: site + "/api/v1"}}
	client := nonet.NewAPIClient(settings)
	ctx := context.WithValue(context.Background(), nonet.ContextAccessToken, key)
	judging, making := client.JudgingAPI, client.MakingAPI
	playing, publishing := client.PlayingAPI, client.PublishingAPI
	empty := strings.Repeat(".", 81)
	one, both := []string{puzzle}, []string{puzzle, empty}

	checked := must(judging.Check(ctx).CheckRequest(*nonet.NewCheckRequest(puzzle)).Execute())
	fmt.Println("check", checked.Status)
	batch := nonet.NewCheckBatchRequest(both)
	batch.SetWhy(true)
	checks := must(judging.CheckBatch(ctx).CheckBatchRequest(*batch).Execute()).Results
	fmt.Println("checkBatch", checks[0].GetSolution() == checked.GetSolution(), checks[1].Why.Kind)
	analyses := must(judging.AnalyzeBatch(ctx).AnalyzeBatchRequest(*nonet.NewAnalyzeBatchRequest(both)).Execute())
	fmt.Println("analyzeBatch", analyses.Results[1].Error.Code)
	grades := must(judging.GradeBatch(ctx).GradeBatchRequest(*nonet.NewGradeBatchRequest(both)).Execute())
	fmt.Println("gradeBatch", grades.Results[1].Error.Code)
	ratings := must(judging.RateBatch(ctx).RateBatchRequest(*nonet.NewRateBatchRequest(both)).Execute())
	fmt.Println("rateBatch", ratings.Results[1].Error.Code)
	images := must(judging.Minlex(ctx).MinlexRequest(*nonet.NewMinlexRequest([]string{"12"})).Execute())
	fmt.Println("minlex", images.Results[0].Error.Code)
	analysis := must(judging.Analyze(ctx).AnalyzeRequest(*nonet.NewAnalyzeRequest(puzzle)).Execute())
	fmt.Println("analyze", analysis.ClueCount)
	grade := must(judging.Grade(ctx).GradeRequest(*nonet.NewGradeRequest(puzzle)).Execute())
	fmt.Println("grade", grade.Hardest.Get().Slug)
	rating := must(judging.Rate(ctx).RateRequest(*nonet.NewRateRequest(puzzle)).Execute())
	fmt.Println("rate", rating.GetEr())

	hint := must(playing.Hint(ctx).HintRequest(*nonet.NewHintRequest(puzzle, puzzle)).Execute())
	fmt.Println("hint", hint.Hint.Get().Technique)
	board := must(playing.Validate(ctx).ValidateRequest(*nonet.NewValidateRequest(puzzle, puzzle)).Execute())
	fmt.Println("validate", board.RemainingCells)
	step := must(playing.Explain(ctx).ExplainRequest(*nonet.NewExplainRequest(puzzle, puzzle)).Execute())
	fmt.Println("explain", step.Step.Get().Technique.Get().Slug)
	deduction := nonet.NewDeductionObject()
	deduction.SetNotation("(1)r1c3=(1)r1c4")
	proof := must(playing.Prove(ctx).ProveRequest(*nonet.NewProveRequest(puzzle, puzzle, *deduction)).Execute())
	fmt.Println("prove", proof.Valid)

	two := nonet.NewGenerateRequest()
	two.SetCount(2)
	generated := must(making.Generate(ctx).GenerateRequest(*two).Execute())
	fmt.Println("generate", len(generated.Puzzles))
	custom := nonet.NewCustomRequest()
	custom.SetSeed("7")
	fmt.Println("generateCustom", must(making.GenerateCustom(ctx).CustomRequest(*custom).Execute()).Seed)

	published := must(publishing.Publish(ctx).PublishRequest(*nonet.NewPublishRequest(one)).Execute())
	fmt.Println("publish", len(published.Puzzles))
	fmt.Println("packs", len(must(publishing.Packs(ctx).PacksRequest(*nonet.NewPacksRequest()).Execute()).Puzzles))
	letter := nonet.NewWorksheetsRequest(one)
	letter.SetPaper("letter")
	exported := must(publishing.Worksheets(ctx).WorksheetsRequest(*letter).Execute())
	fmt.Println("worksheets", exported.Paper)
	sheets := nonet.NewSheetsRequest()
	sheets.SetPuzzles(one)
	fmt.Println("sheets", start(must(publishing.Sheets(ctx).SheetsRequest(*sheets).Execute())))
	fmt.Println("download", start(must(publishing.Download(ctx, exported.CollectionId).Paper("letter").Execute())))

	_, response, err := judging.Analyze(ctx).AnalyzeRequest(*nonet.NewAnalyzeRequest(empty)).Execute()
	var refused *nonet.GenericOpenAPIError
	if errors.As(err, &refused) {
		fmt.Println("refused", response.StatusCode, refused.Model().(nonet.ErrorObject).Error.Code)
	}
}
